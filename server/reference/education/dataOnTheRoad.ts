import type { ModuleContent } from './moduleContent.ts'

export const dataOnTheRoad: ModuleContent = {
  id: 'data-on-the-road',
  topic: 'safety',
  minutes: 3,
  validMonths: 12,
  isBeforeTrips: false,
  rightOptions: [1, 2, 0],
  words: {
    en: {
      title: 'Your data on the road',
      summary: 'Take less, lock it, and know what to do at a border, in a lounge, and when a device is gone.',
      sections: [
        {
          heading: 'Take less',
          paragraphs: [
            'A file that you did not bring cannot be lost. Take only what this trip needs, and update and encrypt the device before you leave. At some borders you may be asked to unlock it: ask IT for a clean device if yours is one of them.',
            'A privacy filter keeps the person beside you on the plane from reading along. Trips, names of clients and prices are easily read over a shoulder.',
          ],
        },
        {
          heading: 'Networks and plugs',
          paragraphs: [
            'Prefer your phone’s connection to an open Wi-Fi. Where you need the Wi-Fi, switch the company’s VPN on first. Charge from a socket, not from a USB port of a seat or a kiosk.',
            'A message that your booking failed and has to be paid again is a common trick against people who travel. Do not follow its link: open Waymark and look at the trip there.',
          ],
        },
        {
          heading: 'When a device is gone',
          paragraphs: [
            'Report it within the hour, also at night and also if it may turn up again. IT can lock it from afar only while it is on and connected, so an early report limits the harm.',
            'Then change the password of your sign-in from another device, and note where and when you last had the lost one. The police and the insurance will ask.',
          ],
        },
      ],
      questions: [
        {
          text: 'A text message says that your flight was not paid, with a link. What do you do?',
          options: [
            'Pay quickly, so that the seat is not lost.',
            'Open the trip in Waymark, without the link.',
            'Answer and ask who sent it.',
          ],
          explanation: 'This is a common trick. The trip itself shows whether something is wrong with it.',
        },
        {
          text: 'Your laptop may be in a taxi, or at the client’s. When do you report it?',
          options: [
            'Tomorrow, once you have asked everywhere.',
            'Only if it has not turned up by the end of the trip.',
            'Within the hour.',
          ],
          explanation:
            'It can be locked from afar only while it is on and connected. If it turns up, it is unlocked again.',
        },
        {
          text: 'What protects best against loss and curious eyes?',
          options: [
            'Bringing no data that the trip does not need.',
            'A long password on a sticker below the device.',
            'An open Wi-Fi, as nobody knows it is you.',
          ],
          explanation: 'What is not on the device can neither be lost nor be looked at.',
        },
      ],
    },
    fr: {
      title: 'Vos données en voyage',
      summary:
        'Emporter moins, verrouiller, et savoir quoi faire à une frontière, dans un salon d’aéroport et après une perte.',
      sections: [
        {
          heading: 'Emporter moins',
          paragraphs: [
            'Un fichier que vous n’avez pas emporté ne se perd pas. Prenez seulement ce dont ce voyage a besoin, puis mettez l’appareil à jour et chiffrez-le avant de partir. À certaines frontières, on peut vous demander de le déverrouiller : demandez un appareil vierge aux TI si c’est le cas à votre destination.',
            'Un filtre de confidentialité empêche la personne d’à côté de lire votre écran. Voyages, noms de clients et prix se lisent facilement par-dessus une épaule.',
          ],
        },
        {
          heading: 'Réseaux et prises',
          paragraphs: [
            'Préférez la connexion de votre téléphone à un réseau sans fil ouvert. S’il vous faut ce réseau, activez d’abord le RPV de l’entreprise. Rechargez sur une prise de courant, pas sur le port USB d’un siège ou d’une borne.',
            'Un message disant que votre réservation a échoué et doit être payée de nouveau est un piège courant. Ne suivez pas le lien : ouvrez Waymark et regardez-y le voyage.',
          ],
        },
        {
          heading: 'Quand un appareil a disparu',
          paragraphs: [
            'Signalez-le dans l’heure, même la nuit et même s’il peut réapparaître. Les TI peuvent le verrouiller à distance seulement tant qu’il est allumé et connecté : un signalement rapide limite les dégâts.',
            'Changez ensuite le mot de passe de votre connexion depuis un autre appareil, et notez où et quand vous aviez l’appareil pour la dernière fois. La police et l’assurance le demanderont.',
          ],
        },
      ],
      questions: [
        {
          text: 'Un message texte dit que votre vol n’est pas payé, avec un lien. Que faites-vous?',
          options: [
            'Je paie vite, pour ne pas perdre la place.',
            'J’ouvre le voyage dans Waymark, sans le lien.',
            'Je réponds pour demander qui l’a envoyé.',
          ],
          explanation: 'C’est un piège courant. Le voyage lui-même montre si quelque chose ne va pas.',
        },
        {
          text: 'Votre ordinateur est peut-être dans un taxi, ou chez le client. Quand le signalez-vous?',
          options: [
            'Demain, après avoir demandé partout.',
            'Seulement s’il n’est pas retrouvé à la fin du voyage.',
            'Dans l’heure.',
          ],
          explanation:
            'Il ne peut être verrouillé à distance que tant qu’il est allumé et connecté. S’il réapparaît, on le déverrouille.',
        },
        {
          text: 'Qu’est-ce qui protège le mieux des pertes et des regards indiscrets?',
          options: [
            'Ne pas emporter de données dont le voyage n’a pas besoin.',
            'Un long mot de passe collé sous l’appareil.',
            'Un réseau ouvert, où personne ne sait que c’est moi.',
          ],
          explanation: 'Ce qui n’est pas sur l’appareil ne peut être ni perdu ni regardé.',
        },
      ],
    },
    es: {
      title: 'Sus datos en viaje',
      summary:
        'Llevar menos, protegerlo y saber qué hacer en una frontera, en una sala de aeropuerto y después de una pérdida.',
      sections: [
        {
          heading: 'Llevar menos',
          paragraphs: [
            'Un archivo que no llevó no se puede perder. Lleve solo lo que este viaje necesita, y actualice y cifre el dispositivo antes de salir. En algunas fronteras pueden pedirle que lo desbloquee: si es el caso de su destino, pida un dispositivo limpio al equipo de informática.',
            'Un filtro de privacidad evita que la persona de al lado lea su pantalla. Viajes, nombres de clientes y precios se leen fácilmente por encima del hombro.',
          ],
        },
        {
          heading: 'Redes y enchufes',
          paragraphs: [
            'Prefiera la conexión de su teléfono a una red wifi abierta. Si necesita esa red, active antes la VPN de la empresa. Cargue en un enchufe, no en el puerto USB de un asiento o de una estación de carga.',
            'Un mensaje que dice que su reserva falló y debe pagarse de nuevo es un engaño frecuente. No siga el enlace: abra Waymark y mire allí el viaje.',
          ],
        },
        {
          heading: 'Cuando desaparece un dispositivo',
          paragraphs: [
            'Avise en menos de una hora, también de noche y aunque pueda aparecer. El equipo de informática solo puede bloquearlo a distancia mientras está encendido y conectado: un aviso temprano limita los daños.',
            'Cambie después la contraseña de su inicio de sesión desde otro dispositivo y anote dónde y cuándo tuvo el perdido por última vez. La policía y el seguro lo preguntarán.',
          ],
        },
      ],
      questions: [
        {
          text: 'Un mensaje de texto dice que su vuelo no está pagado, con un enlace. ¿Qué hace?',
          options: [
            'Pago rápido, para no perder el asiento.',
            'Abro el viaje en Waymark, sin el enlace.',
            'Respondo y pregunto quién lo envió.',
          ],
          explanation: 'Es un engaño frecuente. El propio viaje muestra si algo no va bien.',
        },
        {
          text: 'Su computadora quizá está en un taxi o con el cliente. ¿Cuándo avisa?',
          options: [
            'Mañana, después de preguntar en todas partes.',
            'Solo si no ha aparecido al final del viaje.',
            'En menos de una hora.',
          ],
          explanation:
            'Solo se puede bloquear a distancia mientras está encendida y conectada. Si aparece, se desbloquea.',
        },
        {
          text: '¿Qué protege mejor de las pérdidas y de las miradas indiscretas?',
          options: [
            'No llevar datos que el viaje no necesita.',
            'Una contraseña larga pegada bajo el dispositivo.',
            'Una red wifi abierta, donde nadie sabe quién soy.',
          ],
          explanation: 'Lo que no está en el dispositivo no se puede perder ni mirar.',
        },
      ],
    },
  },
}
