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
          heading: 'Two weeks ahead, a better price',
          paragraphs: [
            'Most fares rise in the last fourteen days. Book once the date of the meeting is sure, and no earlier: a change often costs more than the fare saved. Where a date may move, a flexible fare is often the cheaper one.',
            'Compare the whole journey. A flight from the second airport, with a taxi of an hour, is seldom a saving.',
          ],
        },
        {
          heading: 'The same name everywhere',
          paragraphs: [
            'A ticket carries the name of your profile, and that has to be the name in your passport. Most airlines do not put another name on a ticket: a wrong one can mean a new ticket. Look at name, dates and airport once more before you confirm.',
            'Membership numbers, seat and meal come from your profile too, so set them once.',
          ],
        },
        {
          heading: 'One place for the whole trip',
          paragraphs: [
            'Book flight, hotel and car in one trip. Then you see at once what a change of flight means for the hotel, your calendar has everything, and the agency can help with all of it.',
            'Booked a conference hotel elsewhere? Add it to the trip by hand. It costs a minute, and completes your itinerary, your days abroad and your carbon footprint.',
          ],
        },
      ],
      questions: [
        {
          text: 'The meeting may still move by a day. Which fare is likely to be the cheaper one?',
          options: ['A flexible fare.', 'The lowest fare without changes.', 'None: wait until the day before.'],
          explanation: 'A change often costs more than the difference, and in the last days most fares are high.',
        },
        {
          text: 'Your profile says Liz, your passport Elizabeth. What do you do before booking?',
          options: [
            'Nothing, the airline knows short names.',
            'Write to the airline after booking.',
            'Change the name in the profile to that of the passport.',
          ],
          explanation: 'The ticket takes the name of the profile, and a wrong name can mean a new ticket.',
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
          heading: 'Deux semaines d’avance, un meilleur prix',
          paragraphs: [
            'La plupart des tarifs montent dans les quatorze derniers jours. Réservez dès que la date de la réunion est sûre, et pas avant : un changement coûte souvent plus que l’économie faite. Si la date peut changer, le tarif flexible est souvent le moins cher.',
            'Comparez le trajet entier. Un vol depuis le second aéroport, avec une heure de taxi, est rarement une économie.',
          ],
        },
        {
          heading: 'Le même nom partout',
          paragraphs: [
            'Un billet porte le nom de votre profil, qui doit être celui de votre passeport. La plupart des compagnies ne mettent pas un billet à un autre nom : une erreur peut obliger à en acheter un nouveau. Vérifiez le nom, les dates et l’aéroport avant de confirmer.',
            'Les numéros de membre, le siège et le repas viennent aussi du profil : indiquez-les une seule fois.',
          ],
        },
        {
          heading: 'Un seul endroit pour tout le voyage',
          paragraphs: [
            'Réservez le vol, l’hôtel et la voiture dans un même voyage. Vous voyez alors tout de suite ce qu’un changement de vol entraîne pour l’hôtel, votre calendrier contient tout et l’agence peut vous aider pour l’ensemble.',
            'L’hôtel du congrès est réservé ailleurs? Ajoutez-le au voyage à la main. Cela prend une minute, et votre itinéraire, vos jours à l’étranger et votre empreinte carbone sont complets.',
          ],
        },
      ],
      questions: [
        {
          text: 'La réunion peut encore être déplacée d’un jour. Quel tarif a des chances d’être le moins cher?',
          options: ['Un tarif flexible.', 'Le tarif le plus bas, sans changement.', 'Aucun : attendre la veille.'],
          explanation:
            'Un changement coûte souvent plus que la différence, et dans les derniers jours la plupart des tarifs sont élevés.',
        },
        {
          text: 'Votre profil dit Liz, votre passeport Elizabeth. Que faites-vous avant de réserver?',
          options: [
            'Rien, la compagnie connaît les diminutifs.',
            'J’écris à la compagnie après la réservation.',
            'Je mets dans le profil le nom du passeport.',
          ],
          explanation: 'Le billet reprend le nom du profil, et une erreur peut obliger à en acheter un nouveau.',
        },
        {
          text: 'Vous avez réservé l’hôtel du congrès sur le site du congrès. Et ensuite?',
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
          heading: 'Con dos semanas, mejor precio',
          paragraphs: [
            'La mayoría de las tarifas sube en los últimos catorce días. Reserve en cuanto la fecha de la reunión sea segura, y no antes: un cambio cuesta a menudo más de lo ahorrado. Si la fecha puede cambiar, la tarifa flexible suele ser la más barata.',
            'Compare el trayecto entero. Un vuelo desde el segundo aeropuerto, con una hora de taxi, rara vez es un ahorro.',
          ],
        },
        {
          heading: 'El mismo nombre en todas partes',
          paragraphs: [
            'Un boleto lleva el nombre de su perfil, que debe ser el de su pasaporte. La mayoría de las aerolíneas no pone un boleto a otro nombre: un error puede obligar a comprar uno nuevo. Revise el nombre, las fechas y el aeropuerto antes de confirmar.',
            'Los números de socio, el asiento y la comida salen también del perfil: indíquelos una sola vez.',
          ],
        },
        {
          heading: 'Un solo lugar para todo el viaje',
          paragraphs: [
            'Reserve vuelo, hotel y auto en un mismo viaje. Así ve enseguida qué significa un cambio de vuelo para el hotel, su calendario lo tiene todo y la agencia puede ayudarle con el conjunto.',
            '¿Reservó el hotel del congreso en otro lugar? Agréguelo al viaje a mano. Lleva un minuto y completa su itinerario, sus días en el extranjero y su huella de carbono.',
          ],
        },
      ],
      questions: [
        {
          text: 'La reunión todavía puede cambiar de día. ¿Qué tarifa suele ser la más barata?',
          options: ['Una tarifa flexible.', 'La más baja, sin cambios.', 'Ninguna: esperar hasta la víspera.'],
          explanation:
            'Un cambio cuesta a menudo más que la diferencia, y en los últimos días la mayoría de las tarifas es alta.',
        },
        {
          text: 'Su perfil dice Liz y su pasaporte Elizabeth. ¿Qué hace antes de reservar?',
          options: [
            'Nada, la aerolínea conoce los nombres cortos.',
            'Escribo a la aerolínea después de reservar.',
            'Pongo en el perfil el nombre del pasaporte.',
          ],
          explanation: 'El boleto toma el nombre del perfil, y un error puede obligar a comprar uno nuevo.',
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
