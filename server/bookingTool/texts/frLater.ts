import type { LaterTexts } from './enLater.ts'

/** What the tool says of a booking once it is made, and where something goes wrong. */
export const frLater: LaterTexts = {
  changes: {
    start: 'Modifier les dates',
    title: 'Modifier votre voyage',
    intro: (route, locator) => `${route}, ${locator}. Choisissez les nouvelles dates; les lieux restent les mêmes.`,
    reviewTitle: 'Vérifiez la modification',
    newTotal: 'Nouveau prix',
    paid: 'Déjà payé',
    fee: 'Frais de modification',
    noFee: 'aucuns',
    toPay: 'À payer maintenant',
    refund: 'Remboursement',
    confirm: 'Confirmer la modification',
    confirmNote:
      'La réservation précédente est remplacée aussitôt. Le paiement ou le remboursement se fait sur la même carte.',
    doneTitle: 'Votre voyage est modifié',
  },
  cancels: {
    start: 'Annuler le voyage',
    title: 'Annuler ce voyage?',
    lost: 'Non remboursé',
    refund: 'Remboursement',
    note: 'Tout le voyage est annulé aussitôt. Le remboursement se fait sur la carte qui a payé.',
    confirm: 'Annuler le voyage',
    keep: 'Le garder',
    done: 'Ce voyage est annulé',
    refunded: (amount) => `Remboursement : ${amount}.`,
    rules: {
      withinADay: (until) => `Remboursé en entier jusqu’au ${until}`,
      fareKept: () => 'Le transporteur garde le tarif; les taxes sont remboursées',
      inTime: (until) => `Remboursé en entier jusqu’au ${until}`,
      firstNightKept: () => 'L’hôtel garde la première nuit',
      beforeStart: (until) => `Remboursé en entier jusqu’au ${until}`,
    },
  },
  bookings: {
    title: 'Mes réservations',
    intro: 'Les voyages qui n’ont pas commencé. Ouvrez-en un pour le modifier ou l’annuler.',
    none: 'Aucun voyage à venir',
    noneHint: 'Ce que vous réservez figure ici jusqu’au départ.',
    book: 'Réserver un voyage',
    open: 'Ouvrir',
    back: 'Toutes mes réservations',
    kinds: { flight: 'Vol', train: 'Train', hotel: 'Hôtel', car: 'Voiture' },
    obstacles: {
      started: 'Ce voyage a commencé. Votre agence de voyages peut encore le modifier.',
      agency: 'Ce voyage a plusieurs parties qui vont ensemble. Votre agence de voyages le modifie pour vous.',
    },
  },
  guest: {
    title: 'Qui est votre invité?',
    intro: 'Les billets portent ce nom : écrivez-le comme dans le passeport.',
    forSomebody: 'Réservation pour un invité',
    forGuest: (name) => `Pour ${name}, à titre d’invité`,
    another: 'Un autre invité',
    fields: {
      firstName: 'Prénom',
      lastName: 'Nom de famille',
      email: 'Courriel',
      language: 'Langue de son itinéraire',
    },
    errors: {
      firstName: 'Entrez le prénom de votre invité.',
      lastName: 'Entrez le nom de famille de votre invité.',
      email: 'Entrez une adresse courriel comme nom@entreprise.example.',
    },
    note: 'Votre invité reçoit l’itinéraire par courriel dès que le voyage est réservé. Le voyage figure parmi les vôtres, marqué comme celui d’un invité. Votre carte ou votre entreprise paie.',
    told: (email) => `L’itinéraire part par courriel à ${email}.`,
    go: 'Continuer',
  },

  notices: {
    conflictTitle: 'Ce voyage a été modifié entre-temps',
    conflictText:
      'Il a été modifié ou annulé dans un autre onglet ou par quelqu’un d’autre. Rien n’a été fait maintenant. Voyez-le tel qu’il est et recommencez.',
    seeBooking: 'Voir le voyage',
    codeTitle: 'Ce lien a déjà servi ou a expiré',
    codeText:
      'Un lien vers l’outil de réservation sert une seule fois, pendant deux minutes. Ouvrez l’outil de nouveau à partir de Waymark.',
    overTitle: 'Votre session de réservation est terminée',
    overText:
      'Pour votre sécurité, elle prend fin après 30 minutes. Rien n’a été réservé depuis votre dernière confirmation. Ouvrez l’outil de nouveau à partir de Waymark.',
    otherTitle: 'Vous réservez maintenant pour quelqu’un d’autre',
    otherText: (name) =>
      `Cette page appartient à une réservation antérieure. Dans un autre onglet, l’outil a été ouvert pour ${name}. Recommencez pour que la bonne personne voyage.`,
    formTitle: 'Cette page n’est plus à jour',
    formText:
      'La réservation n’a pas été faite : la page date d’une session antérieure. Recommencez à partir de la recherche.',
    lostTitle: 'Il n’y a rien ici',
    lostText: 'Cette adresse ne mène à aucune de vos réservations. Revenez à la recherche.',
    brokenTitle: 'Une erreur s’est produite de notre côté',
    brokenText: 'Rien n’a été réservé. Réessayez; si l’erreur persiste, appelez votre agence de voyages.',
    startAgain: 'Recommencer',
  },
}
