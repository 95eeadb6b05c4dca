import type { ChatText } from './types.ts'

export const fr: ChatText = {
  greeting:
    'Bonjour. Si quelqu’un est blessé, ou si vous voyez de la fumée ou du feu, appelez tout de suite le 112. Que se passe-t-il ?',
  critical: {
    gas: {
      steps: [
        'Sortez tout de suite avec tout le monde. Appelez le 112 depuis l’extérieur.',
        'N’allumez aucune flamme, ne touchez aucun interrupteur et ne téléphonez pas à l’intérieur.',
        'Ouvrez les fenêtres et fermez le robinet du gaz seulement s’ils sont sur votre chemin.',
        'Gaz de ville : le 900 750 750 répond aussi. Bouteille ou citerne : le numéro est dessus.',
      ],
      also: 'Si vous sentez le gaz, ne touchez aucun interrupteur, sortez et appelez le 112 de dehors.',
    },
    shock: {
      steps: [
        'Appelez tout de suite le 112 si quelqu’un est blessé, se sent mal ou touche encore l’appareil.',
        'Ne touchez pas la personne.',
        'Coupez le disjoncteur général si vous l’atteignez sans danger et au sec. Sinon, restez à distance et attendez les secours.',
        'Une fois le courant coupé, vérifiez la respiration et suivez les consignes du 112.',
        'Ne laissez plus personne y toucher. Toute personne qui a senti le courant doit voir un médecin, même sans douleur.',
      ],
      also: 'Quelqu’un touche peut-être encore le courant : ne touchez pas cette personne.',
    },
    fire: {
      steps: [
        'Sortez avec tout le monde. Appelez tout de suite le 112.',
        'Ne versez pas d’eau sur un feu électrique.',
        'Coupez le disjoncteur général seulement s’il est sur votre chemin, sec et froid.',
        'Fermez la porte derrière vous et n’y retournez pas.',
      ],
      also: 'En cas de fumée ou de flammes, sortez, fermez la porte et ne versez pas d’eau dessus.',
    },
    'downed-line': {
      steps: [
        'Restez très loin et éloignez les autres. Appelez tout de suite le 112.',
        'Ne touchez rien de ce que touche le câble : ni clôture, ni voiture, ni eau, ni personne.',
        'Appelez ensuite le dépannage du distributeur : 900 850 840.',
      ],
      also: 'Un câble est à terre : ne laissez personne s’en approcher.',
    },
    'medical-equipment': {
      steps: [
        'Appelez tout de suite le 112. Dites que quelqu’un dépend d’un appareil médical électrique.',
        'Restez auprès de la personne.',
        'Si la rue ou les voisins sont aussi dans le noir : dépannage, 900 850 840.',
      ],
      also: 'Dites au 112 que quelqu’un dépend d’un appareil médical électrique.',
    },
    'water-at-electrics': {
      steps: [
        'En cas d’étincelles, de fumée ou de blessé, appelez tout de suite le 112.',
        'Ne marchez pas dans l’eau qui peut toucher des prises ou des câbles. Restez hors de la pièce.',
        'Coupez le disjoncteur général seulement s’il est sec, si vous êtes au sec et si le sol est sec.',
        'Fermez l’arrivée d’eau si vous l’atteignez au sec.',
      ],
      also: 'Il y a de l’eau près de l’électricité : n’y marchez pas.',
    },
    'burning-smell': {
      steps: [
        'En cas de fumée ou de flammes, maintenant ou plus tard, sortez avec tout le monde et appelez le 112.',
        'N’y touchez pas et ne l’ouvrez pas.',
        'Coupez le disjoncteur général seulement si le tableau est sec, froid et à portée de main.',
        'Quittez la pièce. Ne versez pas d’eau dessus.',
      ],
      also: 'Quelque chose d’électrique surchauffe : n’y touchez pas, quittez la pièce.',
    },
    'unclear-danger': {
      steps: [
        'Si quelqu’un est en danger, ou en cas de fumée, de feu ou de gaz, sortez et appelez tout de suite le 112.',
        'Ne touchez rien qui fait des étincelles, sent, brûle ou est mouillé.',
        'Si vous pouvez, écrivez en quelques mots ce que vous voyez, sentez ou entendez.',
      ],
      also: 'Dans le doute, sortez et appelez le 112.',
    },
    'storm-damage': {
      steps: [
        'En cas de blessé, de fumée, d’étincelles ou de câble à terre, appelez tout de suite le 112.',
        'N’approchez pas et ne montez pas sur le toit.',
        'Les panneaux donnent du courant en plein jour, même quand l’onduleur est éteint.',
      ],
      also: 'Après une tempête, ne montez pas et restez loin des panneaux et des câbles.',
    },
    'power-loss': {
      steps: [
        'Si quelqu’un est en danger, appelez tout de suite le 112.',
        'Si la rue ou les voisins sont aussi dans le noir : dépannage, 900 850 840.',
        'Éteignez plaques, chauffages et climatisation. Laissez une lampe allumée.',
      ],
      also: 'Si la rue ou les voisins sont aussi dans le noir : dépannage, 900 850 840.',
    },
  },
  todayLead: 'Il faut un électricien aujourd’hui.',
  today: {
    gas: ['Si vous sentez le gaz, ne touchez aucun interrupteur, sortez et appelez le 112 de dehors.'],
    shock: ['N’y touchez pas et éloignez les enfants.', 'Coupez son circuit au tableau, si le tableau est sec.'],
    fire: [
      'Ne l’utilisez plus avant qu’on l’ait examiné.',
      'Coupez son circuit au tableau, si le tableau est sec et froid.',
    ],
    'downed-line': [
      'Restez loin du câble et éloignez les autres.',
      'Les câbles de la rue sont au distributeur : 900 850 840.',
    ],
    'medical-equipment': [
      'Si l’appareil s’arrête ou si quelqu’un va plus mal, appelez le 112.',
      'Si la rue ou les voisins sont aussi dans le noir : dépannage, 900 850 840.',
    ],
    'water-at-electrics': [
      'Restez loin de tout ce qui est mouillé et gardez les mains sèches.',
      'Coupez le disjoncteur général s’il est sec et le sol aussi.',
      'Fermez l’arrivée d’eau si l’eau vient de l’intérieur.',
    ],
    'burning-smell': [
      'Ne l’utilisez pas et ne l’ouvrez pas.',
      'Coupez-le au tableau, seulement si le tableau est sec et froid.',
    ],
    'unclear-danger': ['Écrivez en quelques mots ce que vous voyez, sentez ou entendez.'],
    'storm-damage': [
      'Ne montez pas sur le toit. Les panneaux donnent du courant en plein jour, même quand l’onduleur est éteint.',
      'Un onduleur qui signale un défaut d’isolement reste éteint.',
    ],
    'power-loss': [
      'Les voisins ou les lampadaires sont aussi dans le noir ? C’est le réseau : dépannage, 900 850 840.',
      'Seulement chez vous : regardez le tableau. Ce qui retombe reste baissé ; débranchez ce qui en dépend.',
      'Tout est levé ? Peut-être trop d’appareils à la fois : éteignez les plus gros et suivez l’écran du compteur.',
      'Si quelqu’un dépend d’un appareil médical électrique, appelez le 112.',
    ],
  },
  todayUnnamed: ['Éteignez-le et ne l’utilisez plus avant qu’on l’ait examiné.'],
  watchFor: 'En cas de fumée, de flammes ou de blessé, appelez le 112.',
  fault: [
    'D’après vos mots, cela peut attendre un rendez-vous.',
    'Laissez-le éteint jusqu’à ce que quelqu’un l’examine.',
    'Si cela sent, fume, bourdonne ou chauffe, écrivez-le ici aussitôt. En cas de fumée ou de flammes, appelez le 112.',
  ],
  booking: [
    'Indiquez dans le formulaire ci-dessous votre nom, votre ville, un téléphone et ce qu’il vous faut.',
    'Une personne vous rappelle, en anglais ou en espagnol, pour convenir de l’heure. Nous ne garantissons pas d’heure précise.',
  ],
  contacts: 'Voici les numéros. Si quelqu’un est en danger, appelez d’abord le 112.',
  quote: [
    'Pour un prix, répondez aux questions du devis : il s’affiche avant que nous demandions qui vous êtes.',
    'Pour une panne, écrivez ce qui s’est passé et dans quelle ville.',
  ],
  other: ['Écrivez en quelques mots ce qui se passe : ce que vous voyez, sentez ou entendez, et dans quelle ville.'],
  invitation:
    'Voulez-vous un rendez-vous ? Répondez « oui » ou « rendez-vous ». Nous ne garantissons pas d’heure précise.',
  callUs: (phone) => (phone ? `Appelez-nous : ${phone}.` : 'Appelez-nous.'),
  whenSafe: (phone) =>
    phone ? `Une fois en sécurité, appelez-nous : ${phone}.` : 'Une fois en sécurité, appelez-nous.',
  nextAnswer: (when) => `Prochaine réponse : ${when}.`,
  contactNames: {
    emergency: { name: 'Urgences : pompiers, secours, police', coverage: 'Partout, depuis n’importe quel téléphone' },
    fire: { name: 'Pompiers', coverage: 'Là où la ville a sa propre caserne ; ailleurs 112' },
    'guardia-civil': { name: 'Guardia Civil', coverage: 'Toute l’Espagne' },
    'electricity-faults': {
      name: 'Pannes d’électricité, e-distribución',
      coverage: 'Andalousie : câbles de la rue, alimentation jusqu’au compteur',
    },
    'water-malaga': { name: 'Eau, Emasa', coverage: 'Ville de Malaga' },
    'water-bill': { name: 'Compagnie des eaux', coverage: 'Votre commune' },
    gas: {
      name: 'Fuite de gaz de ville (Nedgia)',
      coverage: 'Logements sur le réseau ; bouteille ou citerne : son fournisseur',
    },
    us: { name: 'Nous, électriciens', coverage: 'Costa del Sol. Nous ne sommes pas un service de secours' },
    'energia-xxi': { name: 'Energía XXI, service clients, pas les pannes', coverage: 'Contrats et factures' },
    'water-listed': { name: 'Eau, numéro à confirmer', coverage: 'Si votre facture n’en indique pas' },
  },
  numberOnBill: 'le numéro sur votre facture',
}
