import type { homeContent } from '#server/db/schema/notices.ts'
import { daysFrom } from '#server/demo/data/days.ts'
import { inLanguages } from './texts.ts'

type Row = typeof homeContent.$inferInsert
type NewsPlan = Pick<Row, 'texts' | 'address' | 'screen' | 'isPinned'> & {
  /** Days before the seed; negative for news that are published later. */
  daysAgo: number
}

const plans: NewsPlan[] = [
  {
    daysAgo: 2,
    isPinned: true,
    screen: 'emergencyContact',
    texts: inLanguages(
      [
        'Check your emergency contact',
        'When an alert concerns you, the risk team calls the person you have named. It takes a minute to check that the number still works.',
      ],
      [
        'Vérifiez votre personne à joindre en cas d’urgence',
        'Si une alerte vous concerne, l’équipe de gestion des risques appelle la personne que vous avez nommée. Il suffit d’une minute pour vérifier que le numéro est encore bon.',
      ],
      [
        'Revise su contacto de emergencia',
        'Si una alerta le afecta, el equipo de riesgos llama a la persona que usted indicó. Basta un minuto para verificar que el número sigue siendo válido.',
      ],
    ),
  },
  {
    daysAgo: 5,
    address: 'https://intranet.example/offices/bogota',
    texts: inLanguages(
      [
        'The Bogotá office has moved',
        'Since Monday the team works near the Parque de la 93. Hotels within walking distance are marked as preferred in the booking tool.\n\nVisitors sign in at the desk on the ground floor and need an identity document.',
      ],
      [
        'Le bureau de Bogotá a déménagé',
        'Depuis lundi, l’équipe travaille près du Parque de la 93. Les hôtels à distance de marche sont recommandés dans l’outil de réservation.\n\nLes visiteurs s’annoncent à l’accueil du rez-de-chaussée, avec une pièce d’identité.',
      ],
      [
        'La oficina de Bogotá se ha mudado',
        'Desde el lunes el equipo trabaja cerca del Parque de la 93. Los hoteles a los que se llega a pie figuran como preferidos en la herramienta de reservas.\n\nLas visitas se registran en la recepción de la planta baja con un documento de identidad.',
      ],
    ),
  },
  {
    daysAgo: 9,
    texts: inLanguages(
      [
        'Train first between Montreal and Toronto',
        'For this route the travel policy now suggests the train. Flights stay allowed when a meeting begins before ten in the morning.',
      ],
      [
        'Le train d’abord entre Montréal et Toronto',
        'Sur ce trajet, la politique de voyage propose maintenant le train. L’avion reste permis si une réunion commence avant dix heures.',
      ],
      [
        'Primero el tren entre Montreal y Toronto',
        'En este trayecto la política de viajes propone ahora el tren. El avión sigue permitido si una reunión empieza antes de las diez.',
      ],
    ),
  },
  {
    daysAgo: 16,
    screen: 'tripsList',
    texts: inLanguages(
      [
        'Trips booked elsewhere belong here too',
        'Add a flight or a hotel that you booked yourself to your trips. Then it is in your calendar, and you can be found when something happens.',
      ],
      [
        'Les voyages réservés ailleurs ont aussi leur place ici',
        'Ajoutez à vos voyages un vol ou un hôtel que vous avez réservé ailleurs. Il figurera dans votre calendrier, et on pourra vous retrouver si quelque chose arrive.',
      ],
      [
        'Los viajes reservados en otro sitio también cuentan',
        'Agregue a sus viajes un vuelo o un hotel que haya reservado por su cuenta. Así aparecerá en su calendario y se le podrá localizar si ocurre algo.',
      ],
    ),
  },
  {
    daysAgo: 24,
    texts: inLanguages(
      [
        'Thank you: more trips booked in time',
        'Two of three flights were booked at least two weeks ahead last quarter. That is the best figure since we began to count.',
      ],
      [
        'Merci : plus de voyages réservés à temps',
        'Au dernier trimestre, deux vols sur trois ont été réservés au moins deux semaines à l’avance. C’est le meilleur résultat depuis que nous comptons.',
      ],
      [
        'Gracias: más viajes reservados a tiempo',
        'El último trimestre, dos de cada tres vuelos se reservaron al menos dos semanas antes. Es el mejor resultado desde que contamos.',
      ],
    ),
  },
  {
    daysAgo: 37,
    address: 'https://intranet.example/travel/insurance',
    texts: inLanguages(
      [
        'Travel insurance covers working days off',
        'If you stay the weekend after a business trip, the company’s insurance now covers these days as well, up to seven in a row.',
      ],
      [
        'L’assurance voyage couvre aussi les jours de congé',
        'Si vous restez la fin de semaine après un voyage d’affaires, l’assurance de l’entreprise couvre maintenant ces jours aussi, jusqu’à sept de suite.',
      ],
      [
        'El seguro de viaje cubre también los días libres',
        'Si se queda el fin de semana después de un viaje de trabajo, el seguro de la empresa cubre ahora también esos días, hasta siete seguidos.',
      ],
    ),
  },
  {
    daysAgo: -12,
    texts: inLanguages(
      [
        'Open hour of the travel team',
        'Bring your questions about policies, credits and visas. The travel team answers them in the main hall and on video.',
      ],
      [
        'Une heure avec l’équipe des voyages',
        'Apportez vos questions sur les politiques, les crédits et les visas. L’équipe y répond dans la grande salle et par vidéo.',
      ],
      [
        'Una hora con el equipo de viajes',
        'Traiga sus preguntas sobre políticas, créditos y visas. El equipo responde en la sala principal y por video.',
      ],
    ),
  },
]

/** News of the first company; the last is published later. */
export const newsRows = (now: Date): Row[] =>
  plans.map(({ daysAgo, ...plan }, at) => ({
    ...plan,
    id: `content-aurora-news-${at + 1}`,
    companyId: 'aurora',
    kind: 'news',
    publishedFrom: daysFrom(now, -daysAgo),
  }))
