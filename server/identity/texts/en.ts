export const en = {
  signIn: {
    title: 'Sign in',
    intro: 'Use your work account.',
    login: 'E-mail',
    password: 'Password',
    action: 'Sign in',
    wrong: 'The e-mail or the password is not right. Check both and try again.',
    missing: 'Enter your e-mail and your password.',
    tooMany: 'Too many attempts. Wait a few minutes, then try again.',
  },
  demo: {
    title: 'Look around as a demo person',
    note: 'One click signs in. Everything you see is demo data; the password is “demo”.',
    people: {
      traveller: 'Complete profile, with trips',
      'traveller@cedar': 'Booking tool that signs in with SAML',
      'traveller@dune': 'A third booking tool',
      newcomer: 'First visit: terms and language come first',
      newhire: 'New hire whose profile is not complete',
      arranger: 'Arranges travel for others',
      guestbooker: 'Books for guests',
      guestmanager: 'Manages guests',
      admin: 'Administrator',
      finance: 'Financial officer',
      risk: 'Risk advisor',
      organiser: 'Organizes events',
      vip: 'Looked after by the VIP desk',
      guest: 'Guest with few rights',
      nobody: 'Signed in, but not an employee',
      everything: 'Has nearly every role',
    } as Record<string, string>,
  },
  signOut: {
    title: 'Sign out?',
    text: 'You will be signed out of Waymark on this device.',
    yes: 'Sign out',
    no: 'Stay signed in',
  },
  signedOut: { title: 'You are signed out', text: 'You can close this page.', back: 'To Waymark' },
  error: {
    title: 'Signing in did not work',
    expired: 'This sign-in page is too old, or was opened in another browser. Start again from Waymark.',
    other:
      'The sign-in request was not valid. Start again from Waymark; if it happens again, tell your administrator this code:',
    back: 'Start again',
  },
}
export type IdentityTexts = typeof en
