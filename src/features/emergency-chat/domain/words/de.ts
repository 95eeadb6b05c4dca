import type { ChatText } from './types.ts'

export const de: ChatText = {
  greeting:
    'Guten Tag. Ist jemand verletzt, oder sehen Sie Rauch oder Feuer? Dann rufen Sie sofort 112 an. Was ist passiert?',
  critical: {
    gas: {
      steps: [
        'Alle sofort hinaus. Rufen Sie von draußen 112 an.',
        'Keine Flamme, keinen Schalter betätigen, drinnen nicht telefonieren.',
        'Fenster öffnen und Gashahn schließen nur, wenn es auf Ihrem Weg liegt.',
        'Erdgas: auch 900 750 750. Flasche oder Tank: die Nummer steht darauf.',
      ],
      also: 'Bei Gasgeruch: keinen Schalter berühren, hinausgehen, von draußen 112 anrufen.',
    },
    shock: {
      steps: [
        'Rufen Sie sofort 112 an, wenn jemand verletzt ist, sich schlecht fühlt oder noch Kontakt hat.',
        'Berühren Sie die Person nicht.',
        'Hauptschalter aus, wenn Sie ihn gefahrlos und trocken erreichen. Sonst Abstand halten und auf Hilfe warten.',
        'Strom aus: Atmung prüfen und tun, was die 112 sagt.',
        'Niemand fasst es mehr an. Wer den Strom gespürt hat, geht zum Arzt, auch ohne Beschwerden.',
      ],
      also: 'Vielleicht hat jemand noch Kontakt mit dem Strom: die Person nicht berühren.',
    },
    fire: {
      steps: [
        'Alle hinaus. Rufen Sie sofort 112 an.',
        'Kein Wasser auf brennende Elektrik.',
        'Hauptschalter aus nur, wenn er auf dem Weg liegt, trocken und kalt ist.',
        'Tür hinter sich schließen und nicht zurückgehen.',
      ],
      also: 'Rauch oder Flammen: hinaus, Tür zu, kein Wasser darauf.',
    },
    'downed-line': {
      steps: [
        'Weit weg bleiben und andere fernhalten. Rufen Sie sofort 112 an.',
        'Nichts berühren, was das Kabel berührt: keinen Zaun, kein Auto, kein Wasser, keinen Menschen.',
        'Danach der Netzbetreiber, Störungen: 900 850 840.',
      ],
      also: 'Kabel am Boden: niemand geht hin.',
    },
    'medical-equipment': {
      steps: [
        'Rufen Sie sofort 112 an. Sagen Sie, dass jemand auf ein elektrisches medizinisches Gerät angewiesen ist.',
        'Bleiben Sie bei der Person.',
        'Straße oder Nachbarn auch dunkel: Störungen, 900 850 840.',
      ],
      also: 'Sagen Sie der 112, dass jemand auf ein elektrisches medizinisches Gerät angewiesen ist.',
    },
    'water-at-electrics': {
      steps: [
        'Funken, Rauch oder Verletzte: sofort 112 anrufen.',
        'Nicht in Wasser treten, das Steckdosen oder Kabel berühren kann. Draußen bleiben.',
        'Hauptschalter aus nur, wenn er trocken ist, Sie trocken sind und der Boden trocken ist.',
        'Wasserhahn zum Haus schließen, wenn Sie ihn trocken erreichen.',
      ],
      also: 'Wasser an der Elektrik: nicht hineintreten.',
    },
    'burning-smell': {
      steps: [
        'Rauch oder Flammen, jetzt oder später: alle hinaus, 112.',
        'Nicht anfassen, nicht öffnen.',
        'Hauptschalter aus nur, wenn der Kasten trocken, kalt und leicht erreichbar ist.',
        'Den Raum verlassen. Kein Wasser darauf.',
      ],
      also: 'Etwas Elektrisches überhitzt: nicht anfassen, den Raum verlassen.',
    },
    'unclear-danger': {
      steps: [
        'Jemand in Gefahr, Rauch, Feuer oder Gas: hinausgehen und sofort 112 anrufen.',
        'Nichts anfassen, was Funken sprüht, riecht, heiß oder nass ist.',
        'Wenn möglich, schreiben Sie in wenigen Worten, was Sie sehen, riechen oder hören.',
      ],
      also: 'Im Zweifel hinausgehen und 112 anrufen.',
    },
    'storm-damage': {
      steps: [
        'Verletzte, Rauch, Funken oder ein Kabel am Boden: sofort 112 anrufen.',
        'Abstand halten, nicht aufs Dach steigen.',
        'Solarmodule liefern bei Tageslicht Strom, auch wenn der Wechselrichter aus ist.',
      ],
      also: 'Sturmschaden: nicht hinaufsteigen, Abstand zu Modulen und Kabeln.',
    },
    'power-loss': {
      steps: [
        'Jemand in Gefahr: sofort 112 anrufen.',
        'Straße oder Nachbarn auch dunkel: Störungen, 900 850 840.',
        'Herd, Heizgeräte und Klimaanlage ausschalten. Eine Lampe anlassen.',
      ],
      also: 'Straße oder Nachbarn auch dunkel: Störungen, 900 850 840.',
    },
  },
  todayLead: 'Das braucht heute einen Elektriker.',
  today: {
    gas: ['Bei Gasgeruch: keinen Schalter berühren, hinausgehen, von draußen 112 anrufen.'],
    shock: [
      'Nicht anfassen und Kinder fernhalten.',
      'Den Stromkreis im Sicherungskasten ausschalten, wenn der Kasten trocken ist.',
    ],
    fire: [
      'Nicht mehr benutzen, bis es jemand angesehen hat.',
      'Den Stromkreis ausschalten, wenn der Kasten trocken und kalt ist.',
    ],
    'downed-line': [
      'Vom Kabel wegbleiben und andere fernhalten.',
      'Die Leitungen in der Straße gehören dem Netzbetreiber: 900 850 840.',
    ],
    'medical-equipment': [
      'Wenn das Gerät stehen bleibt oder es jemandem schlechter geht: 112.',
      'Straße oder Nachbarn auch dunkel: Störungen, 900 850 840.',
    ],
    'water-at-electrics': [
      'Von allem Nassen wegbleiben. Nur mit trockenen Händen.',
      'Hauptschalter aus, wenn er trocken ist und der Boden auch.',
      'Wasserhahn zum Haus schließen, wenn das Wasser von innen kommt.',
    ],
    'burning-smell': [
      'Nicht benutzen und nicht öffnen.',
      'Im Sicherungskasten ausschalten, nur wenn er trocken und kalt ist.',
    ],
    'unclear-danger': ['Schreiben Sie in wenigen Worten, was Sie sehen, riechen oder hören.'],
    'storm-damage': [
      'Nicht aufs Dach steigen. Module liefern bei Tageslicht Strom, auch wenn der Wechselrichter aus ist.',
      'Ein Wechselrichter mit Isolationsfehler bleibt aus.',
    ],
    'power-loss': [
      'Nachbarn oder Straßenlampen auch dunkel? Das ist das Netz: Störungen, 900 850 840.',
      'Nur bei Ihnen: in den Sicherungskasten sehen. Was wieder fällt, bleibt unten; Stecker daran ziehen.',
      'Alles oben? Vielleicht lief zu viel zugleich: große Geräte aus und der Anzeige des Zählers folgen.',
      'Ist jemand auf ein elektrisches medizinisches Gerät angewiesen: 112.',
    ],
  },
  todayUnnamed: ['Ausschalten und nicht mehr benutzen, bis es jemand angesehen hat.'],
  watchFor: 'Rauch, Flammen oder Verletzte: 112.',
  fault: [
    'Nach Ihren Worten kann das auf einen Termin warten.',
    'Lassen Sie es aus, bis es jemand angesehen hat.',
    'Wenn es riecht, raucht, brummt oder heiß wird, schreiben Sie es sofort hier. Rauch oder Flammen: 112.',
  ],
  booking: [
    'Nennen Sie im Formular unten Ihren Namen, Ihren Ort, eine Telefonnummer und worum es geht.',
    'Ein Mensch ruft Sie zurück, auf Englisch oder Spanisch, und vereinbart die Zeit. Feste Zeiten garantieren wir nicht.',
  ],
  contacts: 'Das sind die Nummern. Jemand in Gefahr: zuerst 112.',
  quote: [
    'Für einen Preis beantworten Sie die Fragen des Angebots: er steht auf dem Bildschirm, bevor wir fragen, wer Sie sind.',
    'Bei einer Störung schreiben Sie, was passiert ist und in welchem Ort.',
  ],
  other: ['Schreiben Sie in wenigen Worten, was los ist: was Sie sehen, riechen oder hören, und in welchem Ort.'],
  invitation: 'Möchten Sie einen Termin? Antworten Sie „ja“ oder „Termin“. Feste Zeiten garantieren wir nicht.',
  callUs: (phone) => (phone ? `Rufen Sie uns an: ${phone}.` : 'Rufen Sie uns an.'),
  whenSafe: (phone) =>
    phone
      ? `Sobald Sie in Sicherheit sind, rufen Sie uns an: ${phone}.`
      : 'Sobald Sie in Sicherheit sind, rufen Sie uns an.',
  nextAnswer: (when) => `Nächste Antwort: ${when}.`,
  contactNames: {
    emergency: { name: 'Notruf: Feuerwehr, Rettung, Polizei', coverage: 'Überall, von jedem Telefon' },
    fire: { name: 'Feuerwehr', coverage: 'Wo die Stadt eine eigene hat; sonst 112' },
    'guardia-civil': { name: 'Guardia Civil', coverage: 'Ganz Spanien' },
    'electricity-faults': {
      name: 'Stromstörungen, e-distribución',
      coverage: 'Andalusien: Leitungen der Straße, Zuleitung bis zum Zähler',
    },
    'water-malaga': { name: 'Wasser, Emasa', coverage: 'Stadt Málaga' },
    'water-bill': { name: 'Wasserversorger', coverage: 'Ihr Ort' },
    gas: { name: 'Gasleck, Erdgas (Nedgia)', coverage: 'Häuser am Gasnetz; Flasche oder Tank: deren Lieferant' },
    us: { name: 'Wir, Elektriker', coverage: 'Costa del Sol. Kein Rettungsdienst' },
    'energia-xxi': { name: 'Energía XXI, Kundendienst, keine Störungen', coverage: 'Verträge und Rechnungen' },
    'water-listed': { name: 'Wasser, noch nicht bestätigte Nummer', coverage: 'Wenn auf Ihrer Rechnung keine steht' },
  },
  numberOnBill: 'die Nummer auf Ihrer Rechnung',
}
