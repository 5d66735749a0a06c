import type { ModuleContent } from './moduleContent.ts'

export const readyToBook: ModuleContent = {
  id: 'ready-to-book',
  topic: 'waymark',
  minutes: 2,
  validMonths: 24,
  isBeforeTrips: false,
  rightOptions: [2, 0, 1],
  words: {
    en: {
      title: 'Waymark in two minutes',
      summary: 'A profile that is ready to book, reminders that you can trust, and somebody who may help you.',
      sections: [
        {
          heading: 'Fill in once',
          paragraphs: [
            'Name as in the passport, date of birth, passport, card: the booking tool takes all of it from your profile. What is missing is listed in the action center, each with a link to the very field.',
            'An emergency contact is for the day when you cannot be asked. You, those who look after your profile, and in an emergency the risk advisors can see it; colleagues cannot.',
          ],
        },
        {
          heading: 'Let it remind you',
          paragraphs: [
            'The bell and the action center tell you of cards and passports that expire, of advice about your destinations, and of credits that lapse. A reminder stays until it is settled. You can put it off, but it comes back.',
            'Subscribe to your trips with “Calendar” on the page “My trips”: changes then arrive by themselves, in the time zone of the place.',
          ],
        },
        {
          heading: 'Let somebody help',
          paragraphs: [
            'An arranger whom you approve sees your trips and books for you. You can end that at any time, in your account. Never share your password: the history could no longer tell who did what.',
          ],
        },
      ],
      questions: [
        {
          text: 'Where do you see what your profile still lacks before you can book?',
          options: [
            'In the itinerary.',
            'In the e-mail of the agency.',
            'In the action center, with a link to each field.',
          ],
          explanation: 'The action center lists what is open, and leads to the very field.',
        },
        {
          text: 'A colleague is to book for you. What do you do?',
          options: [
            'Approve the colleague as an arranger.',
            'Send them your password.',
            'Let them book with their own name.',
          ],
          explanation: 'An arranger acts under their own name, and you can end it at any time.',
        },
        {
          text: 'You put off a reminder about your passport. What happens?',
          options: [
            'It is deleted.',
            'It comes back, until the passport is renewed.',
            'Your administrator renews the passport.',
          ],
          explanation: 'Reminders follow the facts: they end when the thing is settled.',
        },
      ],
    },
    fr: {
      title: 'Waymark en deux minutes',
      summary: 'Un profil prêt à réserver, des rappels fiables et quelqu’un qui peut vous aider.',
      sections: [
        {
          heading: 'Remplir une seule fois',
          paragraphs: [
            'Nom tel qu’au passeport, date de naissance, passeport, carte : l’outil de réservation prend tout dans votre profil. Ce qui manque est énuméré dans le centre d’actions, avec un lien vers chaque champ.',
            'La personne à joindre en cas d’urgence sert le jour où l’on ne peut rien vous demander. Vous la voyez, comme les personnes qui s’occupent de votre profil et, en cas d’urgence, les conseillers en gestion des risques; vos collègues ne la voient pas.',
          ],
        },
        {
          heading: 'Recevoir des rappels',
          paragraphs: [
            'La cloche et le centre d’actions signalent les cartes et passeports qui expirent, les avis sur vos destinations et les crédits qui vont échoir. Un rappel reste tant que la question n’est pas réglée. Vous pouvez le remettre à plus tard, mais il revient.',
            'Abonnez-vous à vos voyages avec « Calendrier » sur la page « Mes voyages » : les changements arrivent d’eux-mêmes, dans le fuseau horaire du lieu.',
          ],
        },
        {
          heading: 'Se faire aider',
          paragraphs: [
            'Un mandataire que vous approuvez voit vos voyages et réserve pour vous. Vous pouvez y mettre fin en tout temps, dans votre compte. Ne communiquez jamais votre mot de passe : l’historique ne dirait plus qui a fait quoi.',
          ],
        },
      ],
      questions: [
        {
          text: 'Où voyez-vous ce qui manque à votre profil pour réserver?',
          options: [
            'Dans l’itinéraire.',
            'Dans le courriel de l’agence.',
            'Dans le centre d’actions, avec un lien vers chaque champ.',
          ],
          explanation: 'Le centre d’actions montre ce qui reste à faire et mène au bon champ.',
        },
        {
          text: 'Une collègue doit réserver pour vous. Que faites-vous?',
          options: [
            'Je l’approuve comme mandataire.',
            'Je lui envoie mon mot de passe.',
            'Je la laisse réserver à son nom.',
          ],
          explanation: 'Un mandataire agit sous son propre nom, et vous pouvez y mettre fin en tout temps.',
        },
        {
          text: 'Vous remettez à plus tard un rappel sur votre passeport. Que se passe-t-il?',
          options: [
            'Il est supprimé.',
            'Il revient, jusqu’au renouvellement du passeport.',
            'L’administration renouvelle le passeport.',
          ],
          explanation: 'Les rappels suivent les faits : ils prennent fin quand la question est réglée.',
        },
      ],
    },
    es: {
      title: 'Waymark en dos minutos',
      summary: 'Un perfil listo para reservar, recordatorios fiables y alguien que puede ayudarle.',
      sections: [
        {
          heading: 'Completar una vez',
          paragraphs: [
            'Nombre como en el pasaporte, fecha de nacimiento, pasaporte, tarjeta: la herramienta de reservas lo toma todo de su perfil. Lo que falta se enumera en el centro de acciones, con un enlace a cada campo.',
            'El contacto de emergencia es para el día en que no se le puede preguntar a usted. Lo ven usted, quienes se ocupan de su perfil y, en una emergencia, los asesores de riesgos; sus colegas, no.',
          ],
        },
        {
          heading: 'Recibir recordatorios',
          paragraphs: [
            'La campana y el centro de acciones le recuerdan las tarjetas y los pasaportes que vencen, los avisos sobre sus destinos y los créditos por vencer. Un recordatorio queda hasta que se resuelve. Puede posponerlo, pero vuelve.',
            'Suscríbase a sus viajes con «Calendario» en la página «Mis viajes»: los cambios llegan solos, en la zona horaria del lugar.',
          ],
        },
        {
          heading: 'Recibir ayuda',
          paragraphs: [
            'Un gestor de viajes que usted aprueba ve sus viajes y reserva por usted. Puede ponerle fin en cualquier momento, en su cuenta. No comparta nunca su contraseña: el historial ya no diría quién hizo qué.',
          ],
        },
      ],
      questions: [
        {
          text: '¿Dónde ve lo que falta en su perfil para reservar?',
          options: [
            'En el itinerario.',
            'En el correo de la agencia.',
            'En el centro de acciones, con un enlace a cada campo.',
          ],
          explanation: 'El centro de acciones muestra lo que queda por hacer y lleva al campo correspondiente.',
        },
        {
          text: 'Alguien del equipo va a reservar por usted. ¿Qué hace?',
          options: [
            'Aprobar a esa persona como gestor de viajes.',
            'Enviarle mi contraseña.',
            'Dejar que reserve con su propio nombre.',
          ],
          explanation:
            'Un gestor de viajes actúa con su propio nombre, y usted puede ponerle fin en cualquier momento.',
        },
        {
          text: 'Pospone un recordatorio sobre su pasaporte. ¿Qué pasa?',
          options: [
            'Se elimina.',
            'Vuelve, hasta que se renueve el pasaporte.',
            'Su administración renueva el pasaporte.',
          ],
          explanation: 'Los recordatorios siguen los hechos: terminan cuando el asunto está resuelto.',
        },
      ],
    },
  },
}
