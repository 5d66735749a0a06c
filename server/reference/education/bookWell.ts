import type { ModuleContent } from './moduleContent.ts'

export const bookWell: ModuleContent = {
  id: 'book-well',
  topic: 'booking',
  minutes: 3,
  validMonths: 24,
  isBeforeTrips: false,
  rightOptions: [0, 2, 1],
  words: {
    en: {
      title: 'Booking well',
      summary: 'When to book, what to look at besides the price, and what to add when you booked elsewhere.',
      sections: [
        {
          heading: 'Two weeks make the price',
          paragraphs: [
            'Most fares rise in the last fourteen days. Book once the date of the meeting is sure, and no earlier: a change often costs more than the fare saved. Where a date may move, a flexible fare is the cheap one.',
            'Compare the whole journey. A flight from the second airport, with a taxi of an hour, is seldom a saving.',
          ],
        },
        {
          heading: 'The same name everywhere',
          paragraphs: [
            'A ticket carries the name of your profile, and that has to be the name in your passport. A ticket with another name is a new ticket. Look at name, dates and airport once more before you confirm.',
            'Frequent-traveler numbers, seat and meal come from your profile too, so set them once.',
          ],
        },
        {
          heading: 'One place for the whole trip',
          paragraphs: [
            'Book flight, hotel and car in one trip. Then a change of flight reaches the hotel in time, your calendar has everything, and the agency can help with all of it.',
            'Booked a conference hotel elsewhere? Add it to the trip by hand. It costs a minute, and completes your itinerary, your days abroad and your carbon footprint.',
          ],
        },
      ],
      questions: [
        {
          text: 'The meeting may still move by a day. Which fare is the cheap one?',
          options: ['A flexible fare.', 'The lowest fare without changes.', 'None: wait until the day before.'],
          explanation: 'A change often costs more than the difference, and in the last days all fares are high.',
        },
        {
          text: 'Your profile says Liz, your passport Elizabeth. What do you do before booking?',
          options: [
            'Nothing, the airline knows short names.',
            'Write to the airline after booking.',
            'Change the name in the profile to that of the passport.',
          ],
          explanation: 'The ticket takes the name of the profile. With another name it is a new ticket.',
        },
        {
          text: 'You reserved a conference hotel on the organizer’s site. What next?',
          options: [
            'Keep the e-mail, that is enough.',
            'Add it to the trip in Waymark by hand.',
            'Book a second hotel in the tool.',
          ],
          explanation: 'Itinerary, days abroad, footprint and help in an emergency depend on what the trip has.',
        },
      ],
    },
    fr: {
      title: 'Bien réserver',
      summary: 'Quand réserver, quoi regarder outre le prix et quoi ajouter après une réservation faite ailleurs.',
      sections: [
        {
          heading: 'Deux semaines font le prix',
          paragraphs: [
            'La plupart des tarifs montent dans les quatorze derniers jours. Réservez dès que la date de la rencontre est sûre, et pas avant : un changement coûte souvent plus que l’économie faite. Si la date peut bouger, le tarif flexible est le moins cher.',
            'Comparez le trajet entier. Un vol depuis le second aéroport, avec une heure de taxi, est rarement une économie.',
          ],
        },
        {
          heading: 'Le même nom partout',
          paragraphs: [
            'Un billet porte le nom de votre profil, qui doit être celui de votre passeport. Un billet à un autre nom est un nouveau billet. Regardez encore une fois le nom, les dates et l’aéroport avant de confirmer.',
            'Les numéros de fidélité, le siège et le repas viennent aussi du profil : réglez-les une fois.',
          ],
        },
        {
          heading: 'Un seul lieu pour tout le voyage',
          paragraphs: [
            'Réservez le vol, l’hôtel et la voiture dans un même voyage. Un changement de vol arrive alors à temps à l’hôtel, votre calendrier contient tout et l’agence peut aider pour tout.',
            'L’hôtel du congrès est réservé ailleurs? Ajoutez-le au voyage à la main. C’est une minute, et votre itinéraire, vos jours à l’étranger et votre empreinte carbone sont complets.',
          ],
        },
      ],
      questions: [
        {
          text: 'La rencontre peut encore bouger d’un jour. Quel tarif est le moins cher?',
          options: ['Un tarif flexible.', 'Le tarif le plus bas, sans changement.', 'Aucun : attendre la veille.'],
          explanation:
            'Un changement coûte souvent plus que la différence, et dans les derniers jours tous les tarifs sont élevés.',
        },
        {
          text: 'Votre profil dit Liz, votre passeport Elizabeth. Que faites-vous avant de réserver?',
          options: [
            'Rien, la compagnie connaît les diminutifs.',
            'J’écris à la compagnie après la réservation.',
            'Je mets dans le profil le nom du passeport.',
          ],
          explanation: 'Le billet reprend le nom du profil. À un autre nom, c’est un nouveau billet.',
        },
        {
          text: 'Vous avez réservé l’hôtel du congrès sur le site des organisateurs. Et ensuite?',
          options: [
            'Garder le courriel suffit.',
            'L’ajouter à la main au voyage dans Waymark.',
            'Réserver un second hôtel dans l’outil.',
          ],
          explanation:
            'L’itinéraire, les jours à l’étranger, l’empreinte et l’aide en cas d’urgence dépendent de ce que contient le voyage.',
        },
      ],
    },
    es: {
      title: 'Reservar bien',
      summary: 'Cuándo reservar, qué mirar además del precio y qué agregar si reservó en otro lugar.',
      sections: [
        {
          heading: 'Dos semanas hacen el precio',
          paragraphs: [
            'La mayoría de las tarifas sube en los últimos catorce días. Reserve en cuanto la fecha de la reunión sea segura, y no antes: un cambio cuesta a menudo más de lo ahorrado. Si la fecha puede moverse, la tarifa flexible es la barata.',
            'Compare el trayecto entero. Un vuelo desde el segundo aeropuerto, con una hora de taxi, rara vez es un ahorro.',
          ],
        },
        {
          heading: 'El mismo nombre en todas partes',
          paragraphs: [
            'Un boleto lleva el nombre de su perfil, que debe ser el de su pasaporte. Un boleto con otro nombre es un boleto nuevo. Mire de nuevo el nombre, las fechas y el aeropuerto antes de confirmar.',
            'Los números de viajero frecuente, el asiento y la comida salen también del perfil: ajústelos una vez.',
          ],
        },
        {
          heading: 'Un solo lugar para todo el viaje',
          paragraphs: [
            'Reserve vuelo, hotel y auto en un mismo viaje. Así un cambio de vuelo llega a tiempo al hotel, su calendario lo tiene todo y la agencia puede ayudar con todo.',
            '¿Reservó el hotel del congreso en otro lugar? Agréguelo al viaje a mano. Es un minuto, y completa su itinerario, sus días en el extranjero y su huella de carbono.',
          ],
        },
      ],
      questions: [
        {
          text: 'La reunión todavía puede moverse un día. ¿Qué tarifa es la barata?',
          options: ['Una tarifa flexible.', 'La más baja, sin cambios.', 'Ninguna: esperar hasta la víspera.'],
          explanation:
            'Un cambio cuesta a menudo más que la diferencia, y en los últimos días todas las tarifas son altas.',
        },
        {
          text: 'Su perfil dice Liz y su pasaporte Elizabeth. ¿Qué hace antes de reservar?',
          options: [
            'Nada, la aerolínea conoce los nombres cortos.',
            'Escribo a la aerolínea después de reservar.',
            'Pongo en el perfil el nombre del pasaporte.',
          ],
          explanation: 'El boleto toma el nombre del perfil. Con otro nombre es un boleto nuevo.',
        },
        {
          text: 'Reservó el hotel del congreso en el sitio de la organización. ¿Y después?',
          options: [
            'Guardar el correo, eso basta.',
            'Agregarlo a mano al viaje en Waymark.',
            'Reservar un segundo hotel en la herramienta.',
          ],
          explanation:
            'El itinerario, los días en el extranjero, la huella y la ayuda en una emergencia dependen de lo que el viaje contiene.',
        },
      ],
    },
  },
}
