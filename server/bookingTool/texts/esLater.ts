import type { LaterTexts } from './enLater.ts'

/** What the tool says of a booking once it is made, and where something goes wrong. */
export const esLater: LaterTexts = {
  changes: {
    start: 'Cambiar fechas',
    title: 'Cambie su viaje',
    intro: (route, locator) => `${route}, ${locator}. Elija las fechas nuevas; los lugares son los mismos.`,
    reviewTitle: 'Revise su cambio',
    newTotal: 'Precio nuevo',
    paid: 'Ya pagado',
    fee: 'Cargo por cambio',
    noFee: 'ninguno',
    toPay: 'A pagar ahora',
    refund: 'Reembolso',
    confirm: 'Confirmar el cambio',
    confirmNote: 'La reserva anterior se reemplaza de inmediato. El pago o el reembolso se hace con la misma tarjeta.',
    doneTitle: 'Su viaje se cambió',
  },
  cancels: {
    start: 'Cancelar el viaje',
    title: '¿Cancelar este viaje?',
    lost: 'Sin reembolso',
    refund: 'Reembolso',
    note: 'Todo el viaje se cancela de inmediato. El reembolso va a la tarjeta que pagó.',
    confirm: 'Cancelar el viaje',
    keep: 'Conservarlo',
    done: 'Este viaje está cancelado',
    refunded: (amount) => `Reembolso: ${amount}.`,
    rules: {
      withinADay: (until) => `Reembolso total hasta el ${until}`,
      fareKept: () => 'La aerolínea retiene la tarifa; se reembolsan los impuestos',
      inTime: (until) => `Reembolso total hasta el ${until}`,
      firstNightKept: () => 'El hotel retiene la primera noche',
      beforeStart: (until) => `Reembolso total hasta el ${until}`,
    },
  },
  bookings: {
    title: 'Mis reservas',
    intro: 'Viajes que no han comenzado. Abra uno para cambiarlo o cancelarlo.',
    none: 'No tiene viajes próximos',
    noneHint: 'Lo que reserve aparece aquí hasta que comience.',
    book: 'Reservar un viaje',
    open: 'Abrir',
    back: 'Todas mis reservas',
    kinds: { flight: 'Vuelo', train: 'Tren', hotel: 'Hotel', car: 'Auto' },
    obstacles: {
      started: 'Este viaje ya comenzó. Su agencia de viajes aún puede cambiarlo.',
      agency: 'Este viaje tiene varias partes que van juntas. Su agencia de viajes lo cambia por usted.',
    },
  },
  guest: {
    title: '¿Quién es su invitado?',
    intro: 'Los boletos llevan este nombre: escríbalo como en el pasaporte.',
    forSomebody: 'Reserva para un invitado',
    forGuest: (name) => `Para ${name}, invitado`,
    another: 'Otro invitado',
    fields: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      language: 'Idioma de su itinerario',
    },
    errors: {
      firstName: 'Escriba el nombre del invitado.',
      lastName: 'Escriba los apellidos del invitado.',
      email: 'Escriba un correo como nombre@empresa.example.',
    },
    note: 'Su invitado recibe el itinerario por correo en cuanto se reserva el viaje. El viaje aparece entre los suyos, marcado como de un invitado. Paga su tarjeta o su empresa.',
    told: (email) => `El itinerario se envía por correo a ${email}.`,
    go: 'Continuar',
  },

  notices: {
    conflictTitle: 'Este viaje cambió entretanto',
    conflictText:
      'Se cambió o canceló en otra pestaña o por otra persona. Ahora no se hizo nada. Véalo como está y empiece de nuevo.',
    seeBooking: 'Ver el viaje',
    codeTitle: 'Este enlace ya se usó o venció',
    codeText:
      'Un enlace a la herramienta de reservas sirve una sola vez y durante dos minutos. Ábrala de nuevo desde Waymark.',
    overTitle: 'Su sesión de reservas terminó',
    overText:
      'Por su seguridad, termina a los 30 minutos. No se reservó nada después de su última confirmación. Abra de nuevo la herramienta desde Waymark.',
    otherTitle: 'Ahora reserva para otra persona',
    otherText: (name) =>
      `Esta página pertenece a una reserva anterior. En otra pestaña la herramienta se abrió para ${name}. Empiece de nuevo para asegurarse de quién viaja.`,
    formTitle: 'Esta página ya no está al día',
    formText: 'La reserva no se hizo: la página es de una sesión anterior. Empiece de nuevo desde la búsqueda.',
    lostTitle: 'Aquí no hay nada',
    lostText: 'Esta dirección no lleva a ninguna reserva suya. Vuelva a la búsqueda.',
    brokenTitle: 'Algo falló de nuestro lado',
    brokenText: 'No se reservó nada. Inténtelo de nuevo; si vuelve a ocurrir, llame a su agencia de viajes.',
    startAgain: 'Empezar de nuevo',
  },
}
