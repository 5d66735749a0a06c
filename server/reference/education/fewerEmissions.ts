import type { ModuleContent } from './moduleContent.ts'

export const fewerEmissions: ModuleContent = {
  id: 'fewer-emissions',
  topic: 'sustainability',
  minutes: 3,
  validMonths: 24,
  isBeforeTrips: false,
  rightOptions: [1, 0, 2],
  words: {
    en: {
      title: 'Travel with fewer emissions',
      summary: 'Where the carbon of a trip comes from, and the three decisions that change it most.',
      sections: [
        {
          heading: 'One flight makes the difference',
          paragraphs: [
            'In many companies a small part of the trips causes most of the travel emissions: the long flights. A flight across the Atlantic and back can emit as much as heating an apartment for a year. The best flight is the one that a call replaced.',
            'Where you do fly, fly once: put two meetings in one trip, and stay a day longer instead of coming back.',
          ],
        },
        {
          heading: 'The cabin counts',
          paragraphs: [
            'On a long flight, a seat in business class takes the room of about three in economy, and emissions are shared by room. In Waymark’s footprint you see the factor of each leg. Choose economy on flights where you do not have to sleep.',
            'Nonstop is usually better than with a change: every takeoff and climb burns extra fuel.',
          ],
        },
        {
          heading: 'Trains, cars and hotels',
          paragraphs: [
            'An electric train often emits a tenth to a fifth of a flight on the same route. Up to about four hours it is hardly slower, from downtown to downtown. Share a rental car, and take the smaller one.',
            'Choose a certified hotel: Waymark lists those in a city, with the certificate and until when it is valid.',
          ],
        },
      ],
      questions: [
        {
          text: 'Which decision saves the most carbon?',
          options: [
            'To print no itinerary.',
            'To put two long flights into one trip, or to replace one by a call.',
            'To leave the towels in the hotel.',
          ],
          explanation:
            'Long flights often cause most of a company’s travel emissions. One fewer weighs more than many small savings.',
        },
        {
          text: 'Why does business class emit more per person?',
          options: ['The seat takes more room of the aircraft.', 'The meals are warmer.', 'The baggage is lighter.'],
          explanation:
            'Emissions of a flight are shared by the room of the seats: about three times as many on a long flight.',
        },
        {
          text: 'A colleague goes 400 km, from downtown to downtown. What do you suggest?',
          options: [
            'The first flight in the morning.',
            'A large rental car for one.',
            'The train, which hardly takes longer.',
          ],
          explanation:
            'With the ways to the airports a flight saves little time, and usually emits several times as much.',
        },
      ],
    },
    fr: {
      title: 'Voyager avec moins d’émissions',
      summary: 'D’où vient le carbone d’un voyage et les trois décisions qui y changent le plus.',
      sections: [
        {
          heading: 'Un seul vol fait la différence',
          paragraphs: [
            'Dans beaucoup d’entreprises, une petite part des voyages produit l’essentiel des émissions liées aux déplacements : les longs vols. Un aller-retour au-dessus de l’Atlantique peut émettre autant que le chauffage d’un appartement pendant un an. Le meilleur vol est celui qu’un appel a remplacé.',
            'Si vous prenez l’avion, prenez-le une fois : regroupez deux réunions en un voyage et restez un jour de plus au lieu de revenir.',
          ],
        },
        {
          heading: 'La cabine compte',
          paragraphs: [
            'Sur un long vol, un siège en classe affaires prend la place d’environ trois en économique, et les émissions se partagent selon la place. L’empreinte dans Waymark montre le facteur de chaque trajet. Choisissez l’économique quand vous n’avez pas à dormir.',
            'Un vol sans correspondance vaut généralement mieux : chaque décollage et chaque montée consomment plus de carburant.',
          ],
        },
        {
          heading: 'Trains, voitures et hôtels',
          paragraphs: [
            'Un train électrique émet souvent de cinq à dix fois moins qu’un vol sur le même trajet. Jusqu’à quatre heures environ, il n’est guère plus lent, de centre-ville à centre-ville. Partagez une voiture de location, et prenez la plus petite.',
            'Choisissez un hôtel certifié : Waymark montre ceux d’une ville, avec le certificat et sa validité.',
          ],
        },
      ],
      questions: [
        {
          text: 'Quelle décision évite le plus d’émissions?',
          options: [
            'Ne pas imprimer l’itinéraire.',
            'Regrouper deux longs vols en un voyage, ou en remplacer un par un appel.',
            'Garder les serviettes à l’hôtel.',
          ],
          explanation:
            'Les longs vols font souvent l’essentiel des émissions des voyages. Un de moins pèse plus que bien des petits gestes.',
        },
        {
          text: 'Pourquoi la classe affaires émet-elle plus par personne?',
          options: [
            'Le siège prend plus de place dans l’avion.',
            'Les repas sont plus chauds.',
            'Les bagages sont plus légers.',
          ],
          explanation:
            'Les émissions d’un vol se partagent selon la place des sièges : environ trois fois plus sur un long vol.',
        },
        {
          text: 'Quelqu’un de l’équipe fait 400 km, de centre-ville à centre-ville. Que proposez-vous?',
          options: [
            'Le premier vol du matin.',
            'Une grande voiture de location pour une personne.',
            'Le train, à peine plus long.',
          ],
          explanation:
            'Avec les trajets vers les aéroports, l’avion fait gagner peu de temps et émet généralement plusieurs fois plus.',
        },
      ],
    },
    es: {
      title: 'Viajar con menos emisiones',
      summary: 'De dónde viene el carbono de un viaje y las tres decisiones que más lo cambian.',
      sections: [
        {
          heading: 'Un vuelo marca la diferencia',
          paragraphs: [
            'En muchas empresas una pequeña parte de los viajes, los vuelos largos, causa la mayoría de las emisiones de viaje. Un vuelo de ida y vuelta sobre el Atlántico puede emitir tanto como la calefacción de un apartamento durante un año. El mejor vuelo es el que se reemplazó por una llamada.',
            'Si vuela, vuele una sola vez: combine dos reuniones en un viaje y quédese un día más en lugar de volver.',
          ],
        },
        {
          heading: 'La cabina cuenta',
          paragraphs: [
            'En un vuelo largo, un asiento en ejecutiva ocupa el espacio de unos tres en económica, y las emisiones se reparten por espacio. La huella en Waymark muestra el factor de cada tramo. Elija económica en vuelos en los que no tiene que dormir.',
            'Un vuelo sin escalas suele ser mejor que uno con conexión: cada despegue y cada ascenso gastan más combustible.',
          ],
        },
        {
          heading: 'Trenes, autos y hoteles',
          paragraphs: [
            'Un tren eléctrico emite a menudo de una décima a una quinta parte de lo que emite un vuelo en la misma ruta. Hasta unas cuatro horas apenas es más lento, de centro a centro. Comparta un auto de alquiler y elija el más pequeño.',
            'Elija un hotel certificado: Waymark muestra los de una ciudad, con el certificado y hasta cuándo vale.',
          ],
        },
      ],
      questions: [
        {
          text: '¿Qué decisión evita más emisiones?',
          options: [
            'No imprimir el itinerario.',
            'Reunir dos vuelos largos en un viaje, o reemplazar uno por una llamada.',
            'Dejar las toallas en el hotel.',
          ],
          explanation:
            'Los vuelos largos suelen causar la mayoría de las emisiones de los viajes. Uno menos pesa más que muchos ahorros pequeños.',
        },
        {
          text: '¿Por qué la clase ejecutiva emite más por persona?',
          options: [
            'El asiento ocupa más espacio del avión.',
            'Las comidas están más calientes.',
            'El equipaje pesa menos.',
          ],
          explanation:
            'Las emisiones de un vuelo se reparten por el espacio de los asientos: unas tres veces más en un vuelo largo.',
        },
        {
          text: 'Alguien del equipo recorre 400 km, de centro a centro. ¿Qué propone usted?',
          options: [
            'El primer vuelo de la mañana.',
            'Un auto de alquiler grande para una persona.',
            'El tren, que apenas tarda más.',
          ],
          explanation:
            'Con los trayectos a los aeropuertos, un vuelo ahorra poco tiempo y suele emitir varias veces más.',
        },
      ],
    },
  },
}
