import type { ModuleContent } from './moduleContent.ts'

export const beforeYouGo: ModuleContent = {
  id: 'before-you-go',
  topic: 'safety',
  minutes: 4,
  validMonths: 12,
  isBeforeTrips: true,
  rightOptions: [1, 2, 0, 1],
  words: {
    en: {
      title: 'Before a trip to a place of risk',
      summary: 'Read the advice, decide if the trip is needed, and leave so that somebody can find and help you.',
      sections: [
        {
          heading: 'Read the advice in its own words',
          paragraphs: [
            'Governments publish advice about each country. Waymark puts their levels on one scale: usual care, take extra care, avoid non-essential travel, avoid all travel. The scale is only for sorting. The government’s own words say what the danger is, and often name a region: a border area can be closed while the capital is calm.',
            'Read the advice of more than one government, and look at the date. Advice that is months old may miss what happened last week.',
          ],
        },
        {
          heading: 'Ask if the trip has to be',
          paragraphs: [
            'Where a government advises against travel that is not essential, write down why this trip is. Could a call do it, or a meeting in a nearby city? Talk to your manager before you book, and say so if you think the place unsafe: that is the time to find another way.',
            'Check that insurance holds there. Many policies do not cover places where a government advises against travel.',
          ],
        },
        {
          heading: 'Leave a trail',
          paragraphs: [
            'Book everything in Waymark, or add what you booked elsewhere, so that your company’s risk advisors know where you sleep. Enter an emergency contact who answers the phone, and a mobile number that works abroad.',
            'Agree on a check-in: a colleague whom you message at a fixed hour, and what that colleague does if you do not.',
          ],
        },
        {
          heading: 'Plan the first hour',
          paragraphs: [
            'Before you land, know how you get to the hotel: a ride booked ahead or the hotel’s own car, not the first offer in the arrivals hall. Save the local emergency number, your embassy, and the agency’s emergency line on paper too.',
            'If something happens, get to safety first. When Waymark asks “Are you safe?”, answer: one tap tells everybody who is looking for you.',
          ],
        },
      ],
      questions: [
        {
          text: 'The scale says “Avoid non-essential travel”. What do you do first?',
          options: [
            'Book at once, before fares rise.',
            'Read the government’s own words, and which regions they are about.',
            'Cancel every meeting in the country.',
          ],
          explanation: 'The level sorts countries. The words say what the danger is, where it is, and since when.',
        },
        {
          text: 'You think that the destination is not safe. What is right?',
          options: [
            'Travel, because the client expects it.',
            'Travel, but do not tell anybody where you stay.',
            'Say so to your manager before booking.',
          ],
          explanation: 'Before booking there is still time for another way: a call, another city, or another date.',
        },
        {
          text: 'You booked the hotel on another website. Why add it to the trip in Waymark?',
          options: [
            'So that the risk advisors know where you sleep when something happens there.',
            'So that the hotel gives you a discount.',
            'It is only needed for the expense report.',
          ],
          explanation: 'People can only be found and helped at places that are known.',
        },
        {
          text: 'There is an explosion near your office abroad, and you are unhurt. What comes first?',
          options: [
            'Post pictures, so that friends know.',
            'Get to safety, then answer “Are you safe?”.',
            'Wait for somebody to call you.',
          ],
          explanation: 'Your safety comes first. One answer then spares others the search for you.',
        },
      ],
    },
    fr: {
      title: 'Avant un voyage dans un lieu à risque',
      summary:
        'Lire les avis, décider si le voyage s’impose et partir de façon qu’on puisse vous joindre et vous aider.',
      sections: [
        {
          heading: 'Lire le texte des avis',
          paragraphs: [
            'Les gouvernements publient des avis sur chaque pays. Waymark place leurs niveaux sur une même échelle : précautions habituelles, redoubler de prudence, éviter les voyages non essentiels, éviter tout voyage. L’échelle sert seulement à trier. Le texte du gouvernement dit quel est le danger et nomme souvent une région : une zone frontalière peut être fermée alors que la capitale est calme.',
            'Lisez les avis de plus d’un gouvernement et regardez la date. Un avis vieux de plusieurs mois ne tient peut-être pas compte de ce qui s’est passé la semaine dernière.',
          ],
        },
        {
          heading: 'Se demander si le voyage s’impose',
          paragraphs: [
            'Là où un gouvernement déconseille les voyages non essentiels, notez pourquoi le vôtre l’est. Un appel suffirait-il, ou une réunion dans une ville voisine? Parlez-en à votre gestionnaire avant de réserver, et dites-le si le lieu vous semble dangereux : c’est le moment de trouver une autre solution.',
            'Vérifiez que l’assurance y est valable. Beaucoup de contrats ne couvrent pas les lieux où un gouvernement déconseille de se rendre.',
          ],
        },
        {
          heading: 'Laisser une trace',
          paragraphs: [
            'Réservez tout dans Waymark, ou ajoutez-y ce que vous avez réservé ailleurs, pour que les conseillers en gestion des risques de votre entreprise sachent où vous dormez. Inscrivez une personne à joindre en cas d’urgence qui répond au téléphone, et un cellulaire qui fonctionne à l’étranger.',
            'Convenez d’un signe de vie : une personne à qui vous écrivez à heure fixe, et ce qu’elle fait si vous n’écrivez pas.',
          ],
        },
        {
          heading: 'Prévoir la première heure',
          paragraphs: [
            'Avant d’atterrir, sachez comment vous rejoignez l’hôtel : une course réservée d’avance ou la voiture de l’hôtel, pas la première offre du hall des arrivées. Notez le numéro d’urgence local, les coordonnées de votre ambassade et la ligne d’urgence de l’agence, sur papier aussi.',
            'S’il arrive quelque chose, mettez-vous d’abord à l’abri. Quand Waymark vous demande « Êtes-vous en sécurité? », répondez : un seul geste informe toutes les personnes qui vous cherchent.',
          ],
        },
      ],
      questions: [
        {
          text: 'L’échelle indique « Éviter les voyages non essentiels ». Que faites-vous d’abord?',
          options: [
            'Je réserve tout de suite, avant que les prix montent.',
            'Je lis le texte du gouvernement et je regarde de quelles régions il parle.',
            'J’annule toutes les réunions dans le pays.',
          ],
          explanation: 'Le niveau sert à trier les pays. Le texte dit quel est le danger, où il est et depuis quand.',
        },
        {
          text: 'La destination ne vous semble pas sûre. Quelle est la bonne réaction?',
          options: [
            'Partir, parce que le client y compte.',
            'Partir, mais ne dire à personne où je loge.',
            'Le dire à mon ou ma gestionnaire avant de réserver.',
          ],
          explanation:
            'Avant la réservation, il est encore temps de choisir un appel, une autre ville ou une autre date.',
        },
        {
          text: 'Vous avez réservé l’hôtel sur un autre site. Pourquoi l’ajouter au voyage dans Waymark?',
          options: [
            'Pour que les conseillers en gestion des risques sachent où je dors s’il s’y passe quelque chose.',
            'Pour que l’hôtel m’accorde un rabais.',
            'C’est seulement utile pour la note de frais.',
          ],
          explanation: 'On ne peut trouver et aider les gens que dans les lieux que l’on connaît.',
        },
        {
          text: 'Une explosion a lieu près de votre bureau à l’étranger et vous êtes indemne. Que faire en premier?',
          options: [
            'Publier des photos pour rassurer mes proches.',
            'Me mettre à l’abri, puis répondre à « Êtes-vous en sécurité? ».',
            'Attendre que quelqu’un m’appelle.',
          ],
          explanation: 'Votre sécurité passe avant tout. Une seule réponse évite ensuite que l’on vous cherche.',
        },
      ],
    },
    es: {
      title: 'Antes de viajar a un lugar de riesgo',
      summary: 'Leer los avisos, decidir si el viaje hace falta y salir de modo que se le pueda encontrar y ayudar.',
      sections: [
        {
          heading: 'Leer el texto de los avisos',
          paragraphs: [
            'Los gobiernos publican avisos sobre cada país. Waymark pone sus niveles en una sola escala: precauciones habituales, extremar las precauciones, evitar los viajes no esenciales, evitar todo viaje. La escala solo sirve para ordenar. El texto del gobierno dice cuál es el peligro y a menudo nombra una región: una zona fronteriza puede estar cerrada mientras la capital está tranquila.',
            'Lea los avisos de más de un gobierno y mire la fecha. Un aviso de hace meses quizá no recoja lo que pasó la semana pasada.',
          ],
        },
        {
          heading: 'Preguntarse si el viaje hace falta',
          paragraphs: [
            'Donde un gobierno desaconseja los viajes no esenciales, anote por qué el suyo lo es. ¿Bastaría una llamada o una reunión en una ciudad vecina? Hable con su superior directo antes de reservar y dígalo si el lugar le parece inseguro: es el momento de buscar otra solución.',
            'Asegúrese de que el seguro vale allí. Muchas pólizas no cubren los lugares donde un gobierno desaconseja viajar.',
          ],
        },
        {
          heading: 'Dejar rastro',
          paragraphs: [
            'Reserve todo en Waymark, o agregue lo que reservó en otro lugar, para que los asesores de riesgos de su empresa sepan dónde duerme. Anote un contacto de emergencia que conteste el teléfono y un celular que funcione en el extranjero.',
            'Acuerde una señal: una persona a la que escribe a una hora fija, y qué hace esa persona si usted no escribe.',
          ],
        },
        {
          heading: 'Prever la primera hora',
          paragraphs: [
            'Antes de aterrizar, sepa cómo llega al hotel: un traslado reservado o el auto del hotel, no la primera oferta de la sala de llegadas. Guarde el número local de emergencias, los datos de su embajada y la línea de emergencia de la agencia, también en papel.',
            'Si ocurre algo, póngase primero a salvo. Cuando Waymark le pregunte «¿Está a salvo?», responda: un toque informa a todas las personas que le buscan.',
          ],
        },
      ],
      questions: [
        {
          text: 'La escala dice «Evitar los viajes no esenciales». ¿Qué hace primero?',
          options: [
            'Reservar enseguida, antes de que suban los precios.',
            'Leer el texto del gobierno y ver de qué regiones habla.',
            'Cancelar todas las reuniones en el país.',
          ],
          explanation: 'El nivel ordena los países. El texto dice cuál es el peligro, dónde está y desde cuándo.',
        },
        {
          text: 'El destino no le parece seguro. ¿Qué es lo correcto?',
          options: [
            'Viajar, porque el cliente lo espera.',
            'Viajar, pero sin decir a nadie dónde me alojo.',
            'Decírselo a mi superior directo antes de reservar.',
          ],
          explanation: 'Antes de reservar todavía se puede optar por una llamada, otra ciudad u otra fecha.',
        },
        {
          text: 'Reservó el hotel en otro sitio web. ¿Por qué agregarlo al viaje en Waymark?',
          options: [
            'Para que los asesores de riesgos sepan dónde duermo si allí ocurre algo.',
            'Para que el hotel me haga un descuento.',
            'Solo hace falta para el informe de gastos.',
          ],
          explanation: 'Solo se puede encontrar y ayudar a las personas en los lugares que se conocen.',
        },
        {
          text: 'Hay una explosión cerca de su oficina en el extranjero y a usted no le pasó nada. ¿Qué hace primero?',
          options: [
            'Publicar fotos para que lo sepan mis amistades.',
            'Ponerme a salvo y luego responder a «¿Está a salvo?».',
            'Esperar a que alguien me llame.',
          ],
          explanation:
            'Su seguridad está ante todo. Después, una sola respuesta evita que otras personas tengan que buscarle.',
        },
      ],
    },
  },
}
