import type { ModuleContent } from './moduleContent.ts'

export const whenPlansChange: ModuleContent = {
  id: 'when-plans-change',
  topic: 'booking',
  minutes: 3,
  validMonths: 24,
  isBeforeTrips: false,
  rightOptions: [2, 1, 0],
  words: {
    en: {
      title: 'When plans change',
      summary: 'Delays, cancellations, and money that should not get lost: what to do, and in which order.',
      sections: [
        {
          heading: 'A delay or a missed connection',
          paragraphs: [
            'First let the airline rebook you, in its app or at the gate: on one ticket that is usually free of charge, and its staff sees the open seats. Stand in line and call the agency at the same time, and take what works first.',
            'Then tell the hotel that you will come late. Otherwise the room may be given away, and charged all the same.',
          ],
        },
        {
          heading: 'Cancel before departure',
          paragraphs: [
            'Cancel a trip that you will not take before it leaves. A no-show usually loses the fare, and often the way back too. On the trip in Waymark, “Cancel this trip” shows what is refunded and what the airline keeps before you decide.',
            'At many hotels you can cancel free of charge until a certain hour, by the hotel’s local time, not yours.',
          ],
        },
        {
          heading: 'Money that waits',
          paragraphs: [
            'What an airline keeps is often a travel credit: it pays for a later flight of the same airline, up to a certain day. Waymark lists yours with your trips and reminds you before one lapses. Use it before you buy a new ticket.',
            'Keep receipts of meals and nights during a long delay. If the airline may owe you something, ask the agency how to claim it.',
          ],
        },
      ],
      questions: [
        {
          text: 'You will miss your connection. What comes first?',
          options: [
            'Buy a new ticket on your phone.',
            'Go home and ask for a refund.',
            'Let the airline rebook you, and call the agency meanwhile.',
          ],
          explanation:
            'On one ticket the airline usually rebooks you free of charge. A new ticket is seldom paid back.',
        },
        {
          text: 'The meeting is off and your flight leaves tomorrow. What do you do?',
          options: [
            'Nothing: whoever does not come is refunded.',
            'Cancel the trip before it leaves.',
            'Cancel only the hotel.',
          ],
          explanation: 'A no-show usually loses the fare. If you cancel in time, part of it is often kept as a credit.',
        },
        {
          text: 'You have a travel credit of the airline that you fly next. What is right?',
          options: ['Use it for this flight.', 'Keep it for a holiday.', 'Let it lapse: it belongs to the company.'],
          explanation: 'A credit is the company’s money with an end. The next flight is the best place for it.',
        },
      ],
    },
    fr: {
      title: 'Quand les projets changent',
      summary: 'Retards, annulations et argent à ne pas perdre : que faire, et dans quel ordre.',
      sections: [
        {
          heading: 'Un retard ou une correspondance manquée',
          paragraphs: [
            'Laissez d’abord la compagnie vous placer sur un autre vol, dans son application ou à la porte : avec un seul billet, c’est généralement sans frais, et son personnel voit les places libres. Faites la file et appelez l’agence en même temps, et retenez la première solution qui fonctionne.',
            'Prévenez ensuite l’hôtel de votre arrivée tardive. Sinon, la chambre risque d’être donnée à quelqu’un d’autre, et facturée quand même.',
          ],
        },
        {
          heading: 'Annuler avant le départ',
          paragraphs: [
            'Annulez avant le départ un voyage que vous ne ferez pas. Ne pas se présenter fait généralement perdre le prix du billet, et souvent le retour aussi. Sur la page du voyage dans Waymark, « Annuler ce voyage » montre ce qui est remboursé et ce que la compagnie garde avant que vous décidiez.',
            'Dans beaucoup d’hôtels, l’annulation est sans frais jusqu’à une certaine heure : l’heure locale de l’hôtel, pas la vôtre.',
          ],
        },
        {
          heading: 'L’argent qui attend',
          paragraphs: [
            'Ce que garde une compagnie est souvent un crédit de voyage : il paie un vol ultérieur de la même compagnie, jusqu’à une date. Waymark montre les vôtres avec vos voyages et vous les rappelle avant l’échéance. Utilisez-les avant d’acheter un nouveau billet.',
            'Gardez les reçus des repas et des nuits pendant un long retard. Si la compagnie vous doit peut-être quelque chose, demandez à l’agence comment le réclamer.',
          ],
        },
      ],
      questions: [
        {
          text: 'Vous allez manquer votre correspondance. Que faire en premier?',
          options: [
            'Acheter un nouveau billet sur mon téléphone.',
            'Rentrer et demander un remboursement.',
            'Laisser la compagnie me placer sur un autre vol et appeler l’agence en attendant.',
          ],
          explanation:
            'Avec un seul billet, la compagnie le fait généralement sans frais. Un nouveau billet est rarement remboursé.',
        },
        {
          text: 'La réunion n’a plus lieu et votre vol part demain. Que faites-vous?',
          options: [
            'Rien : en cas d’absence, on est remboursé.',
            'J’annule le voyage avant son départ.',
            'J’annule seulement l’hôtel.',
          ],
          explanation:
            'Ne pas se présenter fait généralement perdre le prix du billet. Si l’on annule à temps, il en reste souvent une partie en crédit.',
        },
        {
          text: 'Vous avez un crédit de la compagnie que vous prendrez bientôt. Quelle est la bonne réaction?',
          options: [
            'L’utiliser pour ce vol.',
            'Le garder pour des vacances.',
            'Le laisser échoir : il est à l’entreprise.',
          ],
          explanation:
            'Un crédit est de l’argent de l’entreprise, avec une échéance. Le mieux est de l’utiliser pour le prochain vol.',
        },
      ],
    },
    es: {
      title: 'Cuando cambian los planes',
      summary: 'Retrasos, cancelaciones y dinero que no debería perderse: qué hacer y en qué orden.',
      sections: [
        {
          heading: 'Un retraso o una conexión perdida',
          paragraphs: [
            'Deje primero que la aerolínea le cambie de vuelo, en su aplicación o en la puerta: con un solo boleto suele ser sin cargo, y su personal ve los asientos libres. Haga fila y llame a la agencia a la vez, y quédese con lo primero que funcione.',
            'Avise después al hotel de que llegará tarde. Si no, la habitación puede darse a otra persona y cobrarse igual.',
          ],
        },
        {
          heading: 'Cancelar antes de la salida',
          paragraphs: [
            'Cancele antes de la salida un viaje que no hará. Quien no se presenta suele perder la tarifa, y a menudo también la vuelta. En la página del viaje, «Cancelar este viaje» muestra lo que se reembolsa y lo que la aerolínea se queda antes de que usted decida.',
            'En muchos hoteles se puede cancelar sin cargo hasta cierta hora: la hora local del hotel, no la suya.',
          ],
        },
        {
          heading: 'Dinero que espera',
          paragraphs: [
            'Lo que una aerolínea se queda es a menudo un crédito de viaje: paga un vuelo posterior de la misma aerolínea, hasta una fecha. Waymark muestra los suyos con sus viajes y le avisa antes de que venzan. Úselos antes de comprar otro boleto.',
            'Guarde los recibos de comidas y noches durante un retraso largo. Si es posible que la aerolínea le deba algo, pregunte a la agencia cómo reclamarlo.',
          ],
        },
      ],
      questions: [
        {
          text: 'Va a perder su conexión. ¿Qué hace primero?',
          options: [
            'Comprar otro boleto en el teléfono.',
            'Volver a casa y pedir un reembolso.',
            'Dejar que la aerolínea me cambie de vuelo y llamar mientras a la agencia.',
          ],
          explanation:
            'Con un solo boleto, la aerolínea suele hacerlo sin cargo. Un boleto nuevo rara vez se reembolsa.',
        },
        {
          text: 'La reunión se suspende y su vuelo sale mañana. ¿Qué hace?',
          options: [
            'Nada: a quien no viaja se le reembolsa.',
            'Cancelo el viaje antes de que salga.',
            'Cancelo solo el hotel.',
          ],
          explanation:
            'Quien no se presenta suele perder la tarifa. Si se cancela a tiempo, a menudo una parte queda como crédito.',
        },
        {
          text: 'Tiene un crédito de la aerolínea en la que volará pronto. ¿Qué es lo correcto?',
          options: ['Usarlo en este vuelo.', 'Guardarlo para unas vacaciones.', 'Dejarlo vencer: es de la empresa.'],
          explanation:
            'Un crédito es dinero de la empresa con fecha de vencimiento. Lo mejor es usarlo en el próximo vuelo.',
        },
      ],
    },
  },
}
