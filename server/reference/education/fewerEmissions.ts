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
          heading: 'One flight decides',
          paragraphs: [
            'In most companies a tenth of the trips makes more than half of the emissions: the long flights. A flight across the Atlantic and back emits about as much as heating a flat for a year. The best flight is the one that a call replaced.',
            'Where you do fly, fly once: put two meetings in one trip, and stay a day longer instead of coming back.',
          ],
        },
        {
          heading: 'The cabin counts',
          paragraphs: [
            'A seat in business class takes the room of about three in economy, and emissions are shared by room. In Waymark’s footprint you see the factor of each leg. Choose economy on flights where you do not have to sleep.',
            'Nonstop is better than with a change: climbing burns the most fuel.',
          ],
        },
        {
          heading: 'Trains, cars and nights',
          paragraphs: [
            'A train emits a tenth to a fifth of a flight on the same route. Up to about four hours it is hardly slower, from center to center. Share a rental car, and take the smaller one.',
            'Choose a certified hotel: Waymark lists those in your city, with the certificate and until when it is valid.',
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
          explanation: 'Long flights make most of the emissions of a company. One fewer weighs more than all the rest.',
        },
        {
          text: 'Why does business class emit more per person?',
          options: ['The seat takes more room of the aircraft.', 'The meals are warmer.', 'The baggage is lighter.'],
          explanation: 'Emissions of a flight are shared by the room of the seats, so about three times as many.',
        },
        {
          text: 'A colleague goes 400 km, from city center to city center. What do you suggest?',
          options: [
            'The first flight in the morning.',
            'A large rental car for one.',
            'The train, which hardly takes longer.',
          ],
          explanation: 'With the ways to the airports a flight saves little time, and emits five to ten times as much.',
        },
      ],
    },
    fr: {
      title: 'Voyager avec moins d’émissions',
      summary: 'D’où vient le carbone d’un voyage et les trois décisions qui y changent le plus.',
      sections: [
        {
          heading: 'Un seul vol décide',
          paragraphs: [
            'Dans la plupart des entreprises, un dixième des voyages produit plus de la moitié des émissions : les longs vols. Un aller-retour au-dessus de l’Atlantique émet à peu près autant que le chauffage d’un appartement pendant un an. Le meilleur vol est celui qu’un appel a remplacé.',
            'Si vous prenez l’avion, prenez-le une fois : réunissez deux rencontres en un voyage et restez un jour de plus au lieu de revenir.',
          ],
        },
        {
          heading: 'La cabine compte',
          paragraphs: [
            'Un siège en classe affaires prend la place d’environ trois en économique, et les émissions se partagent selon la place. L’empreinte dans Waymark montre le facteur de chaque trajet. Choisissez l’économique quand vous n’avez pas à dormir.',
            'Un vol direct vaut mieux qu’une correspondance : c’est la montée qui consomme le plus.',
          ],
        },
        {
          heading: 'Trains, voitures et nuits',
          paragraphs: [
            'Un train émet de un dixième à un cinquième d’un vol sur le même trajet. Jusqu’à quatre heures environ, il n’est guère plus lent, de centre à centre. Partagez une voiture de location, et prenez la plus petite.',
            'Choisissez un hôtel certifié : Waymark montre ceux de la ville, avec le certificat et sa validité.',
          ],
        },
      ],
      questions: [
        {
          text: 'Quelle décision évite le plus de carbone?',
          options: [
            'Ne pas imprimer l’itinéraire.',
            'Réunir deux longs vols en un voyage, ou en remplacer un par un appel.',
            'Garder les serviettes à l’hôtel.',
          ],
          explanation:
            'Les longs vols font l’essentiel des émissions d’une entreprise. Un de moins pèse plus que tout le reste.',
        },
        {
          text: 'Pourquoi la classe affaires émet-elle plus par personne?',
          options: [
            'Le siège prend plus de place dans l’avion.',
            'Les repas sont plus chauds.',
            'Les bagages sont plus légers.',
          ],
          explanation: 'Les émissions d’un vol se partagent selon la place des sièges : environ trois fois plus.',
        },
        {
          text: 'Un collègue fait 400 km, de centre-ville à centre-ville. Que proposez-vous?',
          options: [
            'Le premier vol du matin.',
            'Une grande voiture de location pour une personne.',
            'Le train, à peine plus long.',
          ],
          explanation:
            'Avec les trajets vers les aéroports, l’avion fait gagner peu de temps et émet de cinq à dix fois plus.',
        },
      ],
    },
    es: {
      title: 'Viajar con menos emisiones',
      summary: 'De dónde viene el carbono de un viaje y las tres decisiones que más lo cambian.',
      sections: [
        {
          heading: 'Un vuelo decide',
          paragraphs: [
            'En la mayoría de las empresas una décima parte de los viajes causa más de la mitad de las emisiones: los vuelos largos. Cruzar el Atlántico y volver emite más o menos lo mismo que calentar un piso durante un año. El mejor vuelo es el que reemplazó una llamada.',
            'Si vuela, vuele una vez: ponga dos reuniones en un viaje y quédese un día más en lugar de volver.',
          ],
        },
        {
          heading: 'La cabina cuenta',
          paragraphs: [
            'Un asiento en ejecutiva ocupa el espacio de unos tres en económica, y las emisiones se reparten por espacio. La huella en Waymark muestra el factor de cada tramo. Elija económica en vuelos en los que no tiene que dormir.',
            'Sin escalas es mejor que con conexión: subir es lo que más combustible gasta.',
          ],
        },
        {
          heading: 'Trenes, autos y noches',
          paragraphs: [
            'Un tren emite de una décima a una quinta parte de un vuelo en la misma ruta. Hasta unas cuatro horas apenas es más lento, de centro a centro. Comparta un auto de alquiler y tome el más pequeño.',
            'Elija un hotel certificado: Waymark muestra los de la ciudad, con el certificado y hasta cuándo vale.',
          ],
        },
      ],
      questions: [
        {
          text: '¿Qué decisión ahorra más carbono?',
          options: [
            'No imprimir el itinerario.',
            'Reunir dos vuelos largos en un viaje, o reemplazar uno por una llamada.',
            'Dejar las toallas en el hotel.',
          ],
          explanation:
            'Los vuelos largos causan casi todas las emisiones de una empresa. Uno menos pesa más que todo lo demás.',
        },
        {
          text: '¿Por qué la ejecutiva emite más por persona?',
          options: [
            'El asiento ocupa más espacio del avión.',
            'Las comidas están más calientes.',
            'El equipaje pesa menos.',
          ],
          explanation: 'Las emisiones de un vuelo se reparten por el espacio de los asientos: unas tres veces más.',
        },
        {
          text: 'Alguien del equipo hace 400 km, de centro a centro. ¿Qué propone?',
          options: [
            'El primer vuelo de la mañana.',
            'Un auto de alquiler grande para una persona.',
            'El tren, que apenas tarda más.',
          ],
          explanation:
            'Con los trayectos a los aeropuertos, un vuelo ahorra poco tiempo y emite de cinco a diez veces más.',
        },
      ],
    },
  },
}
