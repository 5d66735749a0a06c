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
            'First let the airline rebook you, in its app or at the gate: that is free, and its staff sees the free seats. Stand in line and call the agency at the same time, and take what works first.',
            'Then tell the hotel that you come late. A room that nobody announced is given away, and paid nevertheless.',
          ],
        },
        {
          heading: 'Cancel before departure',
          paragraphs: [
            'A trip that you will not take has to be canceled before it leaves. A no-show loses the fare, and often the way back too. On the trip in Waymark, “Cancel” shows what is refunded and what the airline keeps before you decide.',
            'Hotels have an hour until which canceling is free. It is at the hotel’s local time, not yours.',
          ],
        },
        {
          heading: 'Money that waits',
          paragraphs: [
            'What an airline keeps is often a travel credit: it pays for a later flight of the same airline, until a day. Waymark lists yours below your trips and reminds you before one lapses. Use it before you buy a new ticket.',
            'Keep receipts of meals and nights during a long delay. Where the airline owes you something, the agency helps to claim it.',
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
          explanation: 'The airline rebooks you for free. A new ticket is seldom paid back.',
        },
        {
          text: 'The meeting is off and your flight leaves tomorrow. What do you do?',
          options: [
            'Nothing: whoever does not come is refunded.',
            'Cancel the trip before it leaves.',
            'Cancel only the hotel.',
          ],
          explanation: 'A no-show loses the fare. Canceled in time, at least part of it is kept as a credit.',
        },
        {
          text: 'You have a travel credit of the airline that you fly next. What is right?',
          options: ['Use it for this flight.', 'Keep it for a holiday.', 'Let it lapse: it belongs to the company.'],
          explanation: 'A credit is the company’s money with an end. The next flight is the best place for it.',
        },
      ],
    },
    fr: {
      title: 'Quand les plans changent',
      summary: 'Retards, annulations et argent à ne pas perdre : que faire, et dans quel ordre.',
      sections: [
        {
          heading: 'Un retard ou une correspondance manquée',
          paragraphs: [
            'Laissez d’abord la compagnie vous placer sur un autre vol, dans son application ou à la porte : c’est sans frais, et son personnel voit les places libres. Faites la file et appelez l’agence en même temps, et prenez ce qui réussit en premier.',
            'Prévenez ensuite l’hôtel de votre arrivée tardive. Une chambre que personne n’annonce est donnée à d’autres, et payée quand même.',
          ],
        },
        {
          heading: 'Annuler avant le départ',
          paragraphs: [
            'Un voyage que vous ne ferez pas doit être annulé avant son départ. Ne pas se présenter fait perdre le prix du billet, et souvent le retour aussi. Sur la page du voyage dans Waymark, « Annuler » montre ce qui est remboursé et ce que la compagnie garde avant que vous décidiez.',
            'Les hôtels ont une heure jusqu’à laquelle l’annulation est sans frais. C’est l’heure locale de l’hôtel, pas la vôtre.',
          ],
        },
        {
          heading: 'L’argent qui attend',
          paragraphs: [
            'Ce que garde une compagnie est souvent un crédit de voyage : il paie un vol ultérieur de la même compagnie, jusqu’à une date. Waymark montre les vôtres sous vos voyages et vous le rappelle avant l’échéance. Utilisez-le avant d’acheter un nouveau billet.',
            'Gardez les reçus des repas et des nuits pendant un long retard. Si la compagnie vous doit quelque chose, l’agence aide à le réclamer.',
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
          explanation: 'La compagnie le fait sans frais. Un nouveau billet est rarement remboursé.',
        },
        {
          text: 'La rencontre n’a plus lieu et votre vol part demain. Que faites-vous?',
          options: [
            'Rien : en cas d’absence, on est remboursé.',
            'J’annule le voyage avant son départ.',
            'J’annule seulement l’hôtel.',
          ],
          explanation:
            'Ne pas se présenter fait perdre le prix du billet. Annulé à temps, il en reste au moins une partie comme crédit.',
        },
        {
          text: 'Vous avez un crédit de la compagnie que vous prendrez bientôt. Quelle est la bonne réaction?',
          options: [
            'L’utiliser pour ce vol.',
            'Le garder pour des vacances.',
            'Le laisser échoir : il est à l’entreprise.',
          ],
          explanation: 'Un crédit est l’argent de l’entreprise, avec une fin. Le prochain vol est le meilleur usage.',
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
            'Deje primero que la aerolínea le cambie de vuelo, en su aplicación o en la puerta: no cuesta nada, y su personal ve los asientos libres. Haga la cola y llame a la agencia a la vez, y tome lo que resulte primero.',
            'Avise después al hotel de que llega tarde. Una habitación que nadie anuncia se da a otra persona y se paga igual.',
          ],
        },
        {
          heading: 'Cancelar antes de la salida',
          paragraphs: [
            'Un viaje que no hará debe cancelarse antes de que salga. Quien no se presenta pierde la tarifa, y a menudo también la vuelta. En la página del viaje, «Cancelar» muestra lo que se reembolsa y lo que la aerolínea se queda antes de que usted decida.',
            'Los hoteles tienen una hora hasta la que cancelar no cuesta nada. Es la hora local del hotel, no la suya.',
          ],
        },
        {
          heading: 'Dinero que espera',
          paragraphs: [
            'Lo que una aerolínea se queda es a menudo un crédito de viaje: paga un vuelo posterior de la misma aerolínea, hasta un día. Waymark muestra los suyos bajo sus viajes y le avisa antes de que venzan. Úselo antes de comprar otro boleto.',
            'Guarde los recibos de comidas y noches durante un retraso largo. Si la aerolínea le debe algo, la agencia ayuda a reclamarlo.',
          ],
        },
      ],
      questions: [
        {
          text: 'Va a perder su conexión. ¿Qué va primero?',
          options: [
            'Comprar otro boleto en el teléfono.',
            'Volver a casa y pedir un reembolso.',
            'Dejar que la aerolínea me cambie de vuelo y llamar mientras a la agencia.',
          ],
          explanation: 'La aerolínea lo hace sin costo. Un boleto nuevo rara vez se devuelve.',
        },
        {
          text: 'La reunión se suspende y su vuelo sale mañana. ¿Qué hace?',
          options: [
            'Nada: a quien no viaja se le reembolsa.',
            'Cancelo el viaje antes de que salga.',
            'Cancelo solo el hotel.',
          ],
          explanation:
            'Quien no se presenta pierde la tarifa. Cancelada a tiempo, al menos una parte queda como crédito.',
        },
        {
          text: 'Tiene un crédito de la aerolínea en la que volará pronto. ¿Qué es lo correcto?',
          options: ['Usarlo en este vuelo.', 'Guardarlo para unas vacaciones.', 'Dejarlo vencer: es de la empresa.'],
          explanation: 'Un crédito es dinero de la empresa con un final. El próximo vuelo es el mejor lugar para él.',
        },
      ],
    },
  },
}
