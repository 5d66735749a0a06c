import type { IdentityTexts } from './en.ts'

export const es: IdentityTexts = {
  signIn: {
    title: 'Iniciar sesión',
    intro: 'Use su cuenta de trabajo.',
    login: 'Correo electrónico',
    password: 'Contraseña',
    action: 'Iniciar sesión',
    wrong: 'El correo o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
    missing: 'Escriba su correo y su contraseña.',
    tooMany: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    codeOver: 'El código venció o hubo demasiados intentos. Inicie sesión de nuevo para recibir otro.',
    codeNotSent:
      'No se pudo enviar el código a su teléfono. Inténtelo de nuevo en un momento o consulte a la administración.',
  },
  code: {
    title: 'Escriba su código',
    text: (ending: string) => `Enviamos un código al teléfono terminado en ${ending}. Es válido por diez minutos.`,
    label: 'Código',
    action: 'Iniciar sesión',
    again: 'Enviar otro código',
    wrong: 'El código no es correcto. Revise los seis dígitos e inténtelo de nuevo.',
    sent: 'Otro código está en camino. El anterior ya no es válido.',
  },
  demo: {
    title: 'Probar como una persona de ejemplo',
    note: 'Basta un clic. Todo lo que verá son datos de ejemplo; la contraseña es «demo».',
    people: {
      traveller: 'Perfil completo, con viajes',
      'traveller@cedar': 'Herramienta de reservas con acceso SAML',
      'traveller@dune': 'Una tercera herramienta de reservas',
      newcomer: 'Primera visita: primero, condiciones e idioma',
      newhire: 'Empleo nuevo, perfil incompleto',
      arranger: 'Organiza los viajes de otras personas',
      guestbooker: 'Reserva para invitados',
      guestmanager: 'Gestiona invitados',
      admin: 'Administración',
      finance: 'Dirección financiera',
      risk: 'Asesoría de riesgos',
      organiser: 'Organiza eventos',
      vip: 'Servicio VIP',
      guest: 'Invitado con pocos permisos',
      nobody: 'Cuenta sin vínculo con un empleado',
      everything: 'Tiene casi todos los roles',
    },
  },
  signOut: {
    title: '¿Cerrar la sesión?',
    text: 'Se cerrará su sesión de Waymark en este dispositivo.',
    yes: 'Cerrar sesión',
    no: 'Mantener la sesión',
  },
  signedOut: { title: 'Sesión cerrada', text: 'Puede cerrar esta página.', back: 'Ir a Waymark' },
  error: {
    title: 'No se pudo iniciar la sesión',
    expired:
      'Esta página de inicio de sesión es demasiado antigua o se abrió en otro navegador. Empiece de nuevo desde Waymark.',
    other:
      'La solicitud de inicio de sesión no era válida. Empiece de nuevo desde Waymark; si vuelve a ocurrir, dé este código a la administración de viajes:',
    back: 'Empezar de nuevo',
  },
}
