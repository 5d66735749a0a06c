import { randomUUID } from 'node:crypto'
import { html as xml } from 'hono/html'
import { answerSeconds, travelerAttribute } from '#server/domains/booking/saml/parties.ts'

/** Contents of a SAML 2.0 response. */
export interface SamlAnswer {
  /** Id of the request. */
  requestId: string
  issuer: string
  audience: string
  receiver: string
  bookerProfileId: string
  travelerProfileId: string
  at: Date
}

const names = 'urn:oasis:names:tc:SAML:2.0:'
const instant = (at: number) => new Date(at).toISOString()

/** The response as XML; values are escaped. */
async function documentOf({ requestId, issuer, audience, receiver, ...said }: SamlAnswer): Promise<string> {
  const [issued, from, until] = [0, -30, answerSeconds].map((seconds) => instant(said.at.getTime() + seconds * 1000))
  const subject = xml`<saml:Subject><saml:NameID Format="${names}nameid-format:persistent">${said.bookerProfileId}</saml:NameID><saml:SubjectConfirmation Method="${names}cm:bearer"><saml:SubjectConfirmationData InResponseTo="${requestId}" Recipient="${receiver}" NotOnOrAfter="${until}"/></saml:SubjectConfirmation></saml:Subject>`
  const conditions = xml`<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`
  const signIn = xml`<saml:AuthnStatement AuthnInstant="${issued}"><saml:AuthnContext><saml:AuthnContextClassRef>${names}ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`
  const attributes = xml`<saml:AttributeStatement><saml:Attribute Name="${travelerAttribute}"><saml:AttributeValue>${said.travelerProfileId}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`
  const assertion = xml`<saml:Assertion ID="_${randomUUID()}" Version="2.0" IssueInstant="${issued}"><saml:Issuer>${issuer}</saml:Issuer>${subject}${conditions}${signIn}${attributes}</saml:Assertion>`
  const response =
    await xml`<samlp:Response xmlns:samlp="${names}protocol" xmlns:saml="${names}assertion" ID="_${randomUUID()}" Version="2.0" IssueInstant="${issued}" Destination="${receiver}" InResponseTo="${requestId}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${names}status:Success"/></samlp:Status>${assertion}</samlp:Response>`
  return response.toString()
}

/** A SAML 2.0 Response signed as a whole with RSA-SHA256. */
export async function signedResponse(answer: SamlAnswer, privateKey: string): Promise<string> {
  const { SignedXml } = await import('xml-crypto')
  const signature = new SignedXml({
    privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  signature.addReference({
    xpath: "/*[local-name(.)='Response']",
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
  })
  signature.computeSignature(await documentOf(answer), {
    location: { reference: "/*[local-name(.)='Response']/*[local-name(.)='Issuer']", action: 'after' },
  })
  return signature.getSignedXml()
}
