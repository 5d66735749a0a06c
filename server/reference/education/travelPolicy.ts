import type { ModuleContent } from './moduleContent.ts'

export const travelPolicy: ModuleContent = {
  id: 'travel-policy',
  topic: 'policy',
  minutes: 3,
  validMonths: 24,
  isBeforeTrips: false,
  rightOptions: [1, 0, 2, 1],
  words: {
    en: {
      title: 'The travel policy in practice',
      summary:
        'What “in policy” means when you search, when a trip needs approval, and how to travel out of policy well.',
      sections: [
        {
          heading: 'What the marks mean',
          paragraphs: [
            'Your company sets limits: how far a fare may be above the lowest one, what a night may cost in a city, and from how many hours business class is allowed. The booking tool compares each offer with the limits of your policy and marks it.',
            '“Out of policy” does not mean forbidden. It means that the offer goes beyond a limit, and that somebody will ask why.',
          ],
        },
        {
          heading: 'A good reason, in a sentence',
          paragraphs: [
            'Sometimes the more expensive offer is right: the cheap flight arrives after the meeting, or the only hotel within the limit is an hour away. Say so when you book, in a sentence that a stranger understands in a year.',
            '“More comfortable” is no reason. “Lands at 7:10, the client begins at 9” is one.',
          ],
        },
        {
          heading: 'Approval',
          paragraphs: [
            'With some policies a trip needs an approver. The approver sees route, price, and the lowest price that was offered. Book early enough that a day of waiting does not cost you the fare.',
            'Pay with the card that your policy names. Money that you spend privately has to be claimed back, and the agency cannot refund it for you.',
          ],
        },
      ],
      questions: [
        {
          text: 'An offer is marked as out of policy. What does that mean?',
          options: [
            'It cannot be booked.',
            'It goes beyond a limit, and needs a reason.',
            'The airline is on a list of forbidden airlines.',
          ],
          explanation:
            'The mark compares the offer with the limits of your policy. A good reason makes it a good choice.',
        },
        {
          text: 'Which is a good reason for the more expensive flight?',
          options: ['“Lands at 7:10, the client begins at 9.”', '“More comfortable.”', '“My usual airline.”'],
          explanation: 'It says in a sentence what the cheaper flight would have cost the company.',
        },
        {
          text: 'Your policy needs approval. When do you book?',
          options: [
            'Just before departure, so that the trip cannot change.',
            'After you have paid privately.',
            'Early enough that a day of waiting does not cost the fare.',
          ],
          explanation: 'A fare is only held for a while. An early request keeps price and choice.',
        },
        {
          text: 'Why pay with the card that the policy names?',
          options: [
            'Because it collects more points for you.',
            'Because private spending has to be claimed back, and the agency cannot refund it for you.',
            'Because other cards do not work abroad.',
          ],
          explanation: 'With the right card, invoices and refunds find their way without you.',
        },
      ],
    },
    fr: {
      title: 'La politique de voyage en pratique',
      summary:
        'Ce que veut dire « conforme à la politique », quand une approbation s’impose et comment voyager hors politique dans les règles.',
      sections: [
        {
          heading: 'Ce que disent les mentions',
          paragraphs: [
            'Votre entreprise fixe des limites : l’écart permis avec le tarif le plus bas, le prix d’une nuit dans une ville, le nombre d’heures à partir duquel la classe affaires est permise. L’outil de réservation compare chaque offre aux limites de votre politique et y ajoute une mention.',
            '« Hors politique » ne veut pas dire interdit. L’offre dépasse une limite, et quelqu’un demandera pourquoi.',
          ],
        },
        {
          heading: 'Une bonne raison, en une phrase',
          paragraphs: [
            'Parfois l’offre plus chère est la bonne : le vol bon marché arrive après la réunion, ou le seul hôtel dans la limite est à une heure de route. Dites-le en réservant, dans une phrase qu’une personne étrangère au dossier comprendra dans un an.',
            '« Plus confortable » n’est pas une raison. « Arrive à 7 h 10, le client commence à 9 h » en est une.',
          ],
        },
        {
          heading: 'L’approbation',
          paragraphs: [
            'Avec certaines politiques, un voyage doit être approuvé. La personne qui approuve voit le trajet, le prix et le prix le plus bas offert. Réservez assez tôt pour qu’un jour d’attente ne vous coûte pas le tarif.',
            'Payez avec la carte que votre politique désigne. Ce que vous payez de votre poche, il faut le réclamer, et l’agence ne peut pas vous le rembourser.',
          ],
        },
      ],
      questions: [
        {
          text: 'Une offre porte la mention « Hors politique ». Qu’est-ce que cela veut dire?',
          options: [
            'Elle ne peut pas être réservée.',
            'Elle dépasse une limite et demande une raison.',
            'La compagnie aérienne figure sur une liste de compagnies interdites.',
          ],
          explanation:
            'La mention compare l’offre aux limites de votre politique. Une bonne raison en fait un bon choix.',
        },
        {
          text: 'Laquelle est une bonne raison de prendre le vol plus cher?',
          options: [
            '« Arrive à 7 h 10, le client commence à 9 h. »',
            '« Plus confortable. »',
            '« Ma compagnie habituelle. »',
          ],
          explanation: 'Elle dit en une phrase ce que le vol moins cher aurait coûté à l’entreprise.',
        },
        {
          text: 'Votre politique demande une approbation. Quand réservez-vous?',
          options: [
            'Juste avant le départ, pour que le voyage ne change plus.',
            'Après avoir payé de ma poche.',
            'Assez tôt pour qu’un jour d’attente ne coûte pas le tarif.',
          ],
          explanation: 'Un tarif n’est gardé qu’un certain temps. Une demande faite tôt préserve le prix et le choix.',
        },
        {
          text: 'Pourquoi payer avec la carte que la politique désigne?',
          options: [
            'Parce qu’elle me donne plus de points.',
            'Parce qu’il faut réclamer ce que je paie de ma poche, et que l’agence ne peut pas me le rembourser.',
            'Parce que les autres cartes ne fonctionnent pas à l’étranger.',
          ],
          explanation: 'Avec la bonne carte, les factures et les remboursements se règlent sans vous.',
        },
      ],
    },
    es: {
      title: 'La política de viajes en la práctica',
      summary:
        'Qué significa «dentro de la política», cuándo hace falta una aprobación y cómo viajar bien fuera de ella.',
      sections: [
        {
          heading: 'Qué dicen las etiquetas',
          paragraphs: [
            'Su empresa fija límites: cuánto puede superar una tarifa a la más baja, cuánto puede costar una noche en una ciudad y a partir de cuántas horas se permite la clase ejecutiva. La herramienta de reservas compara cada oferta con los límites de su política y le pone una etiqueta.',
            '«Fuera de la política» no quiere decir prohibido. La oferta supera un límite, y alguien preguntará por qué.',
          ],
        },
        {
          heading: 'Una buena razón, en una frase',
          paragraphs: [
            'A veces la oferta más cara es la correcta: el vuelo barato llega después de la reunión, o el único hotel dentro del límite está a una hora. Dígalo al reservar, en una frase que alguien ajeno entienda dentro de un año.',
            '«Más cómodo» no es una razón. «Llega a las 7:10, el cliente empieza a las 9» sí lo es.',
          ],
        },
        {
          heading: 'La aprobación',
          paragraphs: [
            'Con algunas políticas un viaje necesita aprobación. Quien aprueba ve la ruta, el precio y el precio más bajo que se ofreció. Reserve con tiempo, para que un día de espera no le cueste la tarifa.',
            'Pague con la tarjeta que su política indica. Lo que paga de su bolsillo hay que reclamarlo, y la agencia no puede reembolsárselo.',
          ],
        },
      ],
      questions: [
        {
          text: 'Una oferta lleva la etiqueta «Fuera de la política». ¿Qué significa?',
          options: [
            'No se puede reservar.',
            'Supera un límite y necesita una razón.',
            'La aerolínea está en una lista de prohibidas.',
          ],
          explanation:
            'La etiqueta compara la oferta con los límites de su política. Una buena razón la convierte en una buena elección.',
        },
        {
          text: '¿Cuál es una buena razón para el vuelo más caro?',
          options: ['«Llega a las 7:10, el cliente empieza a las 9».', '«Más cómodo».', '«Mi aerolínea de siempre».'],
          explanation: 'Dice en una frase lo que el vuelo más barato habría costado a la empresa.',
        },
        {
          text: 'Su política pide aprobación. ¿Cuándo reserva?',
          options: [
            'Justo antes de salir, para que el viaje ya no cambie.',
            'Después de haber pagado de mi bolsillo.',
            'Con tiempo, para que un día de espera no cueste la tarifa.',
          ],
          explanation:
            'Una tarifa solo se guarda un tiempo. Pedir la aprobación pronto conserva el precio y las opciones.',
        },
        {
          text: '¿Por qué pagar con la tarjeta que indica la política?',
          options: [
            'Porque me da más puntos.',
            'Porque lo que pago de mi bolsillo hay que reclamarlo, y la agencia no puede reembolsármelo.',
            'Porque otras tarjetas no funcionan en el extranjero.',
          ],
          explanation: 'Con la tarjeta correcta, las facturas y los reembolsos se resuelven sin usted.',
        },
      ],
    },
  },
}
