import type { IdentityTexts } from './en.ts'

export const fr: IdentityTexts = {
  signIn: {
    title: 'Connexion',
    intro: 'Utilisez votre compte professionnel.',
    login: 'Courriel',
    password: 'Mot de passe',
    action: 'Se connecter',
    wrong: 'Le courriel ou le mot de passe est inexact. Vérifiez-les et réessayez.',
    missing: 'Entrez votre courriel et votre mot de passe.',
    tooMany: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
    codeOver: 'Le code est expiré, ou trop de codes étaient inexacts. Reconnectez-vous pour en recevoir un nouveau.',
    codeNotSent:
      'Le code n’a pas pu être envoyé à votre téléphone. Réessayez dans un instant ou adressez-vous à l’administration.',
  },
  code: {
    title: 'Entrez votre code',
    text: (ending: string) =>
      `Nous avons envoyé un code au téléphone se terminant par ${ending}. Il est valide pendant dix minutes.`,
    label: 'Code',
    action: 'Se connecter',
    again: 'Envoyer un autre code',
    wrong: 'Ce code est inexact. Vérifiez les six chiffres et réessayez.',
    sent: 'Un autre code est en route. Le précédent n’est plus valide.',
  },
  demo: {
    title: 'Essayer avec une personne fictive',
    note: 'Un clic suffit. Tout ce que vous verrez est fictif; le mot de passe est « demo ».',
    people: {
      traveller: 'Profil complet, avec des voyages',
      'traveller@cedar': 'Outil de réservation avec connexion SAML',
      'traveller@dune': 'Un troisième outil de réservation',
      newcomer: 'Première visite : conditions et langue d’abord',
      newhire: 'Nouvelle recrue, profil incomplet',
      arranger: 'Organise les voyages d’autres personnes',
      guestbooker: 'Réserve pour des invités',
      guestmanager: 'Gère les invités',
      admin: 'Administration',
      finance: 'Direction financière',
      risk: 'Conseil en gestion des risques',
      organiser: 'Organise des événements',
      vip: 'Service VIP',
      guest: 'Invité, peu de droits',
      nobody: 'Compte qui n’est pas lié à un employé',
      everything: 'A presque tous les rôles',
    },
  },
  signOut: {
    title: 'Se déconnecter?',
    text: 'Votre session Waymark sera fermée sur cet appareil.',
    yes: 'Se déconnecter',
    no: 'Garder ma session',
  },
  signedOut: { title: 'Votre session est fermée', text: 'Vous pouvez fermer cette page.', back: 'Vers Waymark' },
  error: {
    title: 'La connexion n’a pas fonctionné',
    expired:
      'Cette page de connexion est périmée ou a été ouverte dans un autre navigateur. Recommencez à partir de Waymark.',
    other:
      'La demande de connexion n’était pas valide. Recommencez à partir de Waymark; si cela se reproduit, donnez ce code à l’administration des voyages :',
    back: 'Recommencer',
  },
}
