import type { ModuleContent } from './moduleContent.ts'

export const onTheGround: ModuleContent = {
  id: 'on-the-ground',
  topic: 'safety',
  minutes: 3,
  validMonths: 24,
  isBeforeTrips: false,
  rightOptions: [2, 0, 1],
  words: {
    en: {
      title: 'Safe on the way and on site',
      summary: 'Roads, hotels and evenings: the ordinary dangers of travel, and the habits that avoid most of them.',
      sections: [
        {
          heading: 'Roads are the largest danger',
          paragraphs: [
            'People on a trip are hurt on roads more often than by crime or unrest. Do not drive after a night flight, or in the dark in a country that you do not know. Wear the belt in the back seat too, and get out of a car whose driver is tired or on the phone.',
            'Order rides in an app or at the hotel desk. Compare the plate and the driver before you get in, and sit in the back.',
          ],
        },
        {
          heading: 'A good room',
          paragraphs: [
            'Ask for a room between the third and the sixth floor: high enough above the street, low enough for the ladders of most fire services. On arrival, walk to the emergency exit and count the doors on the way. You would then find it even in smoke.',
            'Use the second lock. Open to nobody whom the desk does not confirm by phone.',
          ],
        },
        {
          heading: 'Evenings and valuables',
          paragraphs: [
            'Carry one card and some cash, and leave the passport in the safe with a copy on your phone. If somebody demands your bag, give it away: everything in it can be replaced.',
            'Tell a colleague when you go out and when you are back. If you feel ill or followed, walk into the next hotel or shop and ask for help there.',
          ],
        },
      ],
      questions: [
        {
          text: 'You land at 6 a.m. after a night flight, and your meeting is 200 km away. What is the safest way?',
          options: [
            'Drive at once, with the window open.',
            'Drive with a colleague who flew with you.',
            'Take a train or a driver, or sleep first.',
          ],
          explanation: 'After a night flight everybody who flew is tired. Roads are the largest danger of a trip.',
        },
        {
          text: 'What do you do first in a new hotel room?',
          options: [
            'Walk to the emergency exit and count the doors.',
            'Put the “Do not disturb” sign out and leave it there.',
            'Ask for the highest room with a view.',
          ],
          explanation:
            'In smoke you find the exit by touch. A room above the sixth floor is out of reach of many ladders.',
        },
        {
          text: 'A stranger demands your bag with the laptop. What is right?',
          options: [
            'Hold on to it, as it has company data.',
            'Give it away, go somewhere safe, then report it.',
            'Run with it.',
          ],
          explanation: 'Things can be replaced. Report the loss at once, so that the device is locked from afar.',
        },
      ],
    },
    fr: {
      title: 'En sécurité en route et sur place',
      summary:
        'Routes, hôtels et soirées : les dangers ordinaires du voyage et les habitudes qui en évitent la plupart.',
      sections: [
        {
          heading: 'La route est le plus grand danger',
          paragraphs: [
            'En voyage, on se blesse plus souvent sur la route qu’à cause de la criminalité ou de troubles. Ne conduisez pas après un vol de nuit, ni dans l’obscurité dans un pays que vous ne connaissez pas. Bouclez la ceinture à l’arrière aussi, et descendez si la personne au volant est fatiguée ou au téléphone.',
            'Commandez vos courses dans une application ou à la réception. Vérifiez la plaque et l’identité de la personne au volant avant de monter, et prenez place à l’arrière.',
          ],
        },
        {
          heading: 'Une bonne chambre',
          paragraphs: [
            'Demandez une chambre entre le troisième et le sixième étage : assez haut au-dessus de la rue, assez bas pour les échelles de la plupart des services d’incendie. À l’arrivée, marchez jusqu’à la sortie de secours et comptez les portes. Vous la retrouveriez même dans la fumée.',
            'Utilisez le second verrou. N’ouvrez à personne sans que la réception ait confirmé sa visite par téléphone.',
          ],
        },
        {
          heading: 'Soirées et objets de valeur',
          paragraphs: [
            'Prenez une carte et un peu d’argent, et laissez le passeport dans le coffre avec une copie sur votre téléphone. Si l’on exige votre sac, donnez-le : tout ce qu’il contient se remplace.',
            'Dites à quelqu’un de l’équipe quand vous sortez et quand vous êtes de retour. Si vous vous sentez mal ou si l’on vous suit, entrez dans l’hôtel ou le magasin le plus proche et demandez de l’aide.',
          ],
        },
      ],
      questions: [
        {
          text: 'Vous atterrissez à 6 h après un vol de nuit et la réunion est à 200 km. Quel est le choix le plus sûr?',
          options: [
            'Conduire tout de suite, fenêtre ouverte.',
            'Conduire avec une personne arrivée par le même vol.',
            'Prendre le train ou une voiture avec chauffeur, ou dormir d’abord.',
          ],
          explanation:
            'Après un vol de nuit, toutes les personnes à bord sont fatiguées. La route est le plus grand danger d’un voyage.',
        },
        {
          text: 'Que faites-vous d’abord dans une nouvelle chambre d’hôtel?',
          options: [
            'Je marche jusqu’à la sortie de secours en comptant les portes.',
            'J’accroche « Ne pas déranger » et je l’y laisse.',
            'Je demande la chambre la plus haute avec vue.',
          ],
          explanation:
            'Dans la fumée, on trouve la sortie au toucher. Au-dessus du sixième étage, beaucoup d’échelles ne suffisent plus.',
        },
        {
          text: 'Une personne inconnue exige votre sac avec l’ordinateur. Quelle est la bonne réaction?',
          options: [
            'M’y accrocher, car il contient des données de l’entreprise.',
            'Le donner, me mettre en sécurité, puis signaler la perte.',
            'Partir en courant avec le sac.',
          ],
          explanation:
            'Les objets se remplacent. Signalez la perte aussitôt, pour que l’appareil soit verrouillé à distance.',
        },
      ],
    },
    es: {
      title: 'Con seguridad en el camino y en el destino',
      summary: 'Carreteras, hoteles y noches: los peligros corrientes del viaje y los hábitos que evitan la mayoría.',
      sections: [
        {
          heading: 'La carretera es el mayor peligro',
          paragraphs: [
            'En los viajes hay más personas heridas en la carretera que por delitos o disturbios. No conduzca después de un vuelo nocturno ni a oscuras en un país que no conoce. Use el cinturón también atrás y baje de un auto si quien conduce tiene sueño o habla por teléfono.',
            'Pida los traslados en una aplicación o en la recepción. Verifique la placa y quién conduce antes de subir, y siéntese atrás.',
          ],
        },
        {
          heading: 'Una buena habitación',
          paragraphs: [
            'Pida una habitación entre el tercer y el sexto piso: bastante alta sobre la calle y bastante baja para las escaleras de la mayoría de los cuerpos de bomberos. Al llegar, camine hasta la salida de emergencia y cuente las puertas. Así la encontraría incluso entre el humo.',
            'Use la segunda cerradura. No abra a nadie sin que la recepción haya confirmado la visita por teléfono.',
          ],
        },
        {
          heading: 'Noches y objetos de valor',
          paragraphs: [
            'Lleve una tarjeta y algo de efectivo, y deje el pasaporte en la caja fuerte con una copia en el teléfono. Si alguien le exige la bolsa, entréguela: todo lo que hay en ella se puede reponer.',
            'Diga a alguien del equipo cuándo sale y cuándo vuelve. Si se siente mal o nota que le siguen, entre en el hotel o la tienda más próxima y pida ayuda allí.',
          ],
        },
      ],
      questions: [
        {
          text: 'Aterriza a las 6:00 después de un vuelo nocturno y la reunión está a 200 km. ¿Qué es lo más seguro?',
          options: [
            'Conducir enseguida, con la ventanilla abierta.',
            'Conducir con alguien que llegó en el mismo vuelo.',
            'Tomar un tren o un auto con conductor, o dormir antes.',
          ],
          explanation:
            'Después de un vuelo nocturno todas las personas a bordo están cansadas. La carretera es el mayor peligro de un viaje.',
        },
        {
          text: '¿Qué hace primero en una habitación nueva de hotel?',
          options: [
            'Camino hasta la salida de emergencia y cuento las puertas.',
            'Cuelgo el cartel de «No molestar» y lo dejo.',
            'Pido la habitación más alta con vistas.',
          ],
          explanation:
            'Entre el humo la salida se encuentra a tientas. Por encima del sexto piso muchas escaleras no alcanzan.',
        },
        {
          text: 'Una persona desconocida le exige la bolsa con la computadora. ¿Qué es lo correcto?',
          options: [
            'Aferrarme a ella, porque tiene datos de la empresa.',
            'Entregarla, ir a un lugar seguro y luego avisar.',
            'Salir corriendo con ella.',
          ],
          explanation:
            'Las cosas se reponen. Avise de la pérdida enseguida, para que el dispositivo se bloquee a distancia.',
        },
      ],
    },
  },
}
