import type { homeContent } from '#server/db/schema/notices.ts'
import { daysFrom } from '#server/demo/data/days.ts'
import { inLanguages } from './texts.ts'

type Row = typeof homeContent.$inferInsert
type Plan = Pick<Row, 'texts' | 'address' | 'screen'>

const bestPractices: Plan[] = [
  {
    screen: 'travelDocuments',
    texts: inLanguages(
      [
        'Six months on the passport',
        'Many countries admit you only if your passport stays valid for six months after your arrival or departure. Renew it in time.',
      ],
      [
        'Six mois de validité au passeport',
        'Beaucoup de pays n’admettent que les passeports valides encore six mois après l’arrivée ou le départ. Renouvelez le vôtre à temps.',
      ],
      [
        'Seis meses de validez en el pasaporte',
        'Muchos países solo admiten pasaportes válidos seis meses después de la llegada o de la salida. Renueve el suyo a tiempo.',
      ],
    ),
  },
  {
    texts: inLanguages(
      [
        'Power banks go in the cabin bag',
        'Spare lithium batteries and power banks are not allowed in checked baggage, as a fire in the hold is hard to put out.',
      ],
      [
        'Les batteries externes vont en cabine',
        'Les piles au lithium de rechange et les batteries externes sont interdites en soute, car un incendie y est difficile à éteindre.',
      ],
      [
        'Las baterías externas van en cabina',
        'Las baterías de litio de repuesto y las externas no se permiten en el equipaje facturado: un incendio en la bodega es difícil de apagar.',
      ],
    ),
  },
  {
    texts: inLanguages(
      [
        'The name on the ticket is the name on the passport',
        'Airlines may refuse boarding when the two differ. Check your name in your profile before you book, not after.',
      ],
      [
        'Le nom du billet est celui du passeport',
        'Une compagnie aérienne peut refuser l’embarquement si les deux diffèrent. Vérifiez votre nom dans votre profil avant de réserver.',
      ],
      [
        'El nombre del boleto es el del pasaporte',
        'Una aerolínea puede negar el embarque si no coinciden. Revise su nombre en el perfil antes de reservar.',
      ],
    ),
  },
  {
    screen: 'support',
    texts: inLanguages(
      [
        'Missed a flight? Call before you leave the gate',
        'If you miss the first flight of a ticket, the airline usually cancels the rest of it. The agency can keep it, if you call at once.',
      ],
      [
        'Vol manqué? Appelez avant de quitter la porte',
        'Si vous manquez le premier vol d’un billet, la compagnie annule le plus souvent le reste. L’agence peut le garder, si vous appelez tout de suite.',
      ],
      [
        '¿Perdió un vuelo? Llame antes de dejar la puerta',
        'Si pierde el primer vuelo de un boleto, la aerolínea suele cancelar el resto. La agencia puede conservarlo si llama enseguida.',
      ],
    ),
  },
  {
    texts: inLanguages(
      [
        'One receipt for each night',
        'Ask the hotel for an itemized invoice when you check out. A card slip shows neither taxes nor what was paid for.',
      ],
      [
        'Une facture détaillée à l’hôtel',
        'Demandez une facture détaillée à votre départ. Le reçu de la carte ne montre ni les taxes ni ce qui a été payé.',
      ],
      [
        'Una factura detallada del hotel',
        'Pida una factura detallada al salir. El recibo de la tarjeta no muestra los impuestos ni lo que se pagó.',
      ],
    ),
  },
]

const greenTips: Plan[] = [
  {
    screen: 'sustainability',
    texts: inLanguages(
      [
        'A seat in business class weighs three times as much',
        'On long flights, the conversion factors of the British government count about 2.9 times the emissions of economy for a seat in business class, as it takes more room.',
      ],
      [
        'Un siège en classe affaires pèse trois fois plus',
        'Sur les longs vols, les facteurs du gouvernement britannique comptent pour un siège en affaires environ 2,9 fois les émissions de la classe économique, car il prend plus de place.',
      ],
      [
        'Un asiento en clase ejecutiva pesa tres veces más',
        'En vuelos largos, los factores del Gobierno británico cuentan para un asiento en ejecutiva unas 2,9 veces las emisiones de la clase económica, porque ocupa más espacio.',
      ],
    ),
  },
  {
    texts: inLanguages(
      [
        'The train is the short flight’s better half',
        'By the same factors, a kilometre in the train through the Channel Tunnel causes less than a tenth of the emissions of a kilometre on a short flight.',
      ],
      [
        'Sur les courtes distances, le train',
        'Selon le gouvernement britannique, un kilomètre dans le train du tunnel sous la Manche cause moins d’un dixième des émissions d’un kilomètre en vol court-courrier.',
      ],
      [
        'En distancias cortas, el tren',
        'Según el Gobierno británico, un kilómetro en el tren del túnel del Canal causa menos de la décima parte de las emisiones de un kilómetro en un vuelo corto.',
      ],
    ),
  },
  {
    texts: inLanguages(
      [
        'Nonstop, where there is a choice',
        'Takeoff and climb burn the most fuel per minute. One flight without a stop usually causes less than two with a detour.',
      ],
      [
        'Sans escale, si vous avez le choix',
        'Le décollage et la montée consomment le plus de carburant à la minute. Un vol direct émet en général moins que deux vols avec un détour.',
      ],
      [
        'Sin escala, si puede elegir',
        'El despegue y el ascenso consumen más combustible por minuto. Un vuelo directo suele emitir menos que dos con un rodeo.',
      ],
    ),
  },
  {
    screen: 'leedHotels',
    texts: inLanguages(
      [
        'Four levels of LEED',
        'A LEED building is rated Certified, Silver, Gold or Platinum, from 40 points up to 80 and more. The list of certified hotels shows the level.',
      ],
      [
        'Les quatre niveaux de LEED',
        'Un bâtiment LEED est certifié, argent, or ou platine, de 40 points jusqu’à 80 et plus. La liste des hôtels certifiés montre le niveau.',
      ],
      [
        'Los cuatro niveles de LEED',
        'Un edificio LEED es Certified, Silver, Gold o Platinum, de 40 puntos a 80 o más. La lista de hoteles certificados muestra el nivel.',
      ],
    ),
  },
  {
    texts: inLanguages(
      [
        'Two meetings, one trip',
        'The greenest flight is the one that another trip makes unnecessary. Look whether a second meeting fits before you go back.',
      ],
      [
        'Deux réunions, un seul voyage',
        'Le vol le plus écologique est celui qu’un autre voyage rend inutile. Voyez si une deuxième réunion entre dans le même voyage.',
      ],
      [
        'Dos reuniones, un viaje',
        'El vuelo más ecológico es el que otro viaje hace innecesario. Vea si una segunda reunión cabe en el mismo viaje.',
      ],
    ),
  },
]

const links: Plan[] = [
  {
    address: 'https://intranet.example/travel/policy',
    texts: inLanguages(['Travel policy', ''], ['Politique de voyage', ''], ['Política de viajes', '']),
  },
  {
    address: 'https://expenses.example/help',
    texts: inLanguages(
      ['How to claim expenses', ''],
      ['Comment se faire rembourser', ''],
      ['Cómo pedir el reembolso de gastos', ''],
    ),
  },
  {
    address: 'https://intranet.example/travel/insurance',
    texts: inLanguages(
      ['Travel insurance card', ''],
      ['Carte d’assurance voyage', ''],
      ['Tarjeta del seguro de viaje', ''],
    ),
  },
  {
    screen: 'travelAdvisories',
    texts: inLanguages(
      ['Travel advice of governments', ''],
      ['Conseils aux voyageurs des gouvernements', ''],
      ['Recomendaciones de viaje de los Gobiernos', ''],
    ),
  },
  {
    screen: 'support',
    texts: inLanguages(
      ['Reach the travel agency', ''],
      ['Joindre l’agence de voyages', ''],
      ['Comunicarse con la agencia', ''],
    ),
  },
]

/** Best practices, green tips and links of the first company, in this order. */
export const tipRows = (now: Date): Row[] =>
  (
    [
      ['bestPractice', bestPractices],
      ['greenTip', greenTips],
      ['link', links],
    ] as const
  ).flatMap(([kind, plans]) =>
    plans.map((plan, at) => ({
      ...plan,
      id: `content-aurora-${kind}-${at + 1}`,
      companyId: 'aurora',
      kind,
      publishedFrom: daysFrom(now, at - 60),
    })),
  )
