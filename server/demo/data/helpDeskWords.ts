export type Language = 'en' | 'fr' | 'es'

/** Texts of a conversation by turns; the person begins. */
export type Words = readonly string[]

/** Messages of people to the help desk in the demo, and its answers. */
export const helpDeskWords = {
  en: {
    dates: [
      'My meeting moved by a day. Can I fly home one day later, in the evening if possible?',
      'Hello Camille, yes. There is a flight the day after at 18:40, with one bag, for 85 CAD more. The hotel has a room for the extra night at the same rate. Shall I change both?',
      'The hotel yes. Is there anything cheaper for the flight?',
      'At 21:15 the change costs 40 CAD. I can hold it for you until tonight: tell me which one you prefer.',
    ],
    invoice: [
      'The invoice for my last trip shows the old address of our office. Finance needs the new one.',
      'Hello Camille, I have asked accounting for a corrected invoice. It is in your trip now, next to the old one.',
    ],
    queued: {
      cancel: 'I am ill and cannot travel. What do I get back if I cancel now?',
      dates: 'Can I leave a day earlier? The workshop begins in the morning.',
      documents: 'Do I need a visa or an electronic authorization for this trip?',
      extras: 'Could you add a checked bag to both flights?',
      other: 'Who do I ask about parking at the airport?',
    },
  },
  fr: {
    extras: [
      'Bonjour, est-il possible de réserver un siège côté hublot à l’avant pour l’aller?',
      'Bonjour Étienne, le 3A est libre et compris dans votre tarif. Souhaitez-vous le même côté au retour?',
    ],
    queued: {
      cancel: 'Je suis malade et ne peux pas partir. Que me rembourse-t-on si j’annule maintenant?',
      dates: 'Est-ce que je peux partir un jour plus tôt? L’atelier commence le matin.',
      documents: 'Ai-je besoin d’un visa ou d’une autorisation électronique pour ce voyage?',
      extras: 'Pourriez-vous ajouter un bagage enregistré aux deux vols?',
      other: 'À qui dois-je m’adresser pour le stationnement à l’aéroport?',
    },
  },
  es: {
    names: [
      'Mi segundo apellido no aparece en el boleto. ¿Es un problema con mi pasaporte?',
      'Hola, Lucía: con esta aerolínea basta el primer apellido, igual que en la parte de abajo de su pasaporte. No hace falta cambiarlo.',
    ],
    queued: {
      cancel: 'Estoy enferma y no puedo viajar. ¿Cuánto me devuelven si cancelo ahora?',
      dates: '¿Puedo salir un día antes? El taller empieza por la mañana.',
      documents: '¿Necesito visa o una autorización electrónica para este viaje?',
      extras: '¿Podrían agregar una maleta documentada a los dos vuelos?',
      other: '¿A quién le pregunto por el estacionamiento del aeropuerto?',
    },
  },
} as const
