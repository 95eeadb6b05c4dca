import type { ChatText } from './types.ts'

export const de: ChatText = {
  greeting:
    'Guten Tag. Ist jemand verletzt, oder sehen Sie Rauch oder Feuer? Dann rufen Sie sofort 112 an. Was ist passiert?',
  critical: {
    gas: {
      steps: [
        'Gehen Sie sofort mit allen hinaus. Rufen Sie von draußen 112 an.',
        'Zünden Sie nichts an, betätigen Sie keinen Schalter und telefonieren Sie nicht im Haus.',
        'Öffnen Sie Fenster und schließen Sie den Gashahn nur, wenn sie auf Ihrem Weg liegen.',
        'Bei Erdgas hilft auch 900 750 750. Bei Flasche oder Tank steht die Nummer darauf.',
      ],
      also: 'Wenn Sie Gas riechen: Berühren Sie keinen Schalter, gehen Sie hinaus und rufen Sie von draußen 112 an.',
    },
    shock: {
      steps: [
        'Rufen Sie sofort 112 an, wenn jemand verletzt ist, sich schlecht fühlt oder noch Kontakt hat.',
        'Berühren Sie die Person nicht.',
        'Schalten Sie den Hauptschalter aus, wenn Sie ihn gefahrlos und trocken erreichen. Wenn nicht, halten Sie Abstand und warten Sie auf Hilfe.',
        'Wenn der Strom aus ist, prüfen Sie die Atmung und tun Sie, was die 112 sagt.',
        'Lassen Sie niemanden mehr daran. Wer den Strom gespürt hat, sollte zum Arzt gehen, auch ohne Beschwerden.',
      ],
      also: 'Vielleicht hat jemand noch Kontakt mit dem Strom: Berühren Sie die Person nicht.',
    },
    fire: {
      steps: [
        'Gehen Sie mit allen hinaus. Rufen Sie sofort 112 an.',
        'Gießen Sie kein Wasser auf brennende Elektrik.',
        'Schalten Sie den Hauptschalter nur aus, wenn er auf dem Weg liegt, trocken und kalt ist.',
        'Schließen Sie die Tür hinter sich und gehen Sie nicht zurück.',
      ],
      also: 'Bei Rauch oder Flammen: Gehen Sie hinaus, schließen Sie die Tür und gießen Sie kein Wasser darauf.',
    },
    'downed-line': {
      steps: [
        'Bleiben Sie weit weg und halten Sie andere fern. Rufen Sie sofort 112 an.',
        'Berühren Sie nichts, was das Kabel berührt: keinen Zaun, kein Auto, kein Wasser, keinen Menschen.',
        'Rufen Sie danach die Störungsnummer des Netzbetreibers an: 900 850 840.',
      ],
      also: 'Ein Kabel liegt am Boden: Lassen Sie niemanden hingehen.',
    },
    'medical-equipment': {
      steps: [
        'Rufen Sie sofort 112 an. Sagen Sie, dass jemand auf ein elektrisches medizinisches Gerät angewiesen ist.',
        'Bleiben Sie bei der Person.',
        'Wenn auch die Straße oder die Nachbarn keinen Strom haben: Störungen, 900 850 840.',
      ],
      also: 'Sagen Sie der 112, dass jemand auf ein elektrisches medizinisches Gerät angewiesen ist.',
    },
    'water-at-electrics': {
      steps: [
        'Bei Funken, Rauch oder Verletzten rufen Sie sofort 112 an.',
        'Treten Sie nicht in Wasser, das Steckdosen oder Kabel berühren kann. Bleiben Sie aus dem Raum.',
        'Schalten Sie den Hauptschalter nur aus, wenn er trocken ist, Sie trocken sind und der Boden trocken ist.',
        'Schließen Sie den Haupthahn für das Wasser, wenn Sie ihn trocken erreichen.',
      ],
      also: 'Wasser ist an der Elektrik: Treten Sie nicht hinein.',
    },
    'burning-smell': {
      steps: [
        'Bei Rauch oder Flammen, jetzt oder später: Gehen Sie mit allen hinaus und rufen Sie 112 an.',
        'Fassen Sie es nicht an und öffnen Sie es nicht.',
        'Schalten Sie den Hauptschalter nur aus, wenn der Kasten trocken, kalt und leicht erreichbar ist.',
        'Verlassen Sie den Raum. Gießen Sie kein Wasser darauf.',
      ],
      also: 'Etwas Elektrisches überhitzt: Fassen Sie es nicht an und verlassen Sie den Raum.',
    },
    'unclear-danger': {
      steps: [
        'Ist jemand in Gefahr, oder bei Rauch, Feuer oder Gas: Gehen Sie hinaus und rufen Sie sofort 112 an.',
        'Fassen Sie nichts an, was Funken sprüht, riecht, heiß oder nass ist.',
        'Wenn möglich, schreiben Sie in wenigen Worten, was Sie sehen, riechen oder hören.',
      ],
      also: 'Gehen Sie im Zweifel hinaus und rufen Sie 112 an.',
    },
    'storm-damage': {
      steps: [
        'Bei Verletzten, Rauch, Funken oder einem Kabel am Boden rufen Sie sofort 112 an.',
        'Halten Sie Abstand und steigen Sie nicht aufs Dach.',
        'Solarmodule liefern bei Tageslicht Strom, auch wenn der Wechselrichter aus ist.',
      ],
      also: 'Nach einem Sturmschaden: Steigen Sie nicht hinauf und halten Sie Abstand zu Modulen und Kabeln.',
    },
    'power-loss': {
      steps: [
        'Wenn jemand in Gefahr ist, rufen Sie sofort 112 an.',
        'Wenn auch die Straße oder die Nachbarn keinen Strom haben: Störungen, 900 850 840.',
        'Schalten Sie Herd, Heizgeräte und Klimaanlage aus. Lassen Sie eine Lampe an.',
      ],
      also: 'Wenn auch die Straße oder die Nachbarn keinen Strom haben: Störungen, 900 850 840.',
    },
  },
  todayLead: 'Das braucht heute einen Elektriker.',
  today: {
    gas: ['Wenn Sie Gas riechen: Berühren Sie keinen Schalter, gehen Sie hinaus und rufen Sie von draußen 112 an.'],
    shock: [
      'Fassen Sie es nicht an und halten Sie Kinder fern.',
      'Schalten Sie den Stromkreis im Sicherungskasten aus, wenn der Kasten trocken ist.',
    ],
    fire: [
      'Benutzen Sie es nicht mehr, bis es jemand angesehen hat.',
      'Schalten Sie den Stromkreis aus, wenn der Kasten trocken und kalt ist.',
    ],
    'downed-line': [
      'Bleiben Sie vom Kabel weg und halten Sie andere fern.',
      'Die Leitungen in der Straße gehören dem Netzbetreiber: 900 850 840.',
    ],
    'medical-equipment': [
      'Wenn das Gerät stehen bleibt oder es jemandem schlechter geht, rufen Sie 112 an.',
      'Wenn auch die Straße oder die Nachbarn keinen Strom haben: Störungen, 900 850 840.',
    ],
    'water-at-electrics': [
      'Bleiben Sie von allem Nassen weg und halten Sie Ihre Hände trocken.',
      'Schalten Sie den Hauptschalter aus, wenn er trocken ist und der Boden auch.',
      'Schließen Sie den Haupthahn, wenn das Wasser von innen kommt.',
    ],
    'burning-smell': [
      'Benutzen Sie es nicht und öffnen Sie es nicht.',
      'Schalten Sie es im Sicherungskasten nur aus, wenn er trocken und kalt ist.',
    ],
    'unclear-danger': ['Schreiben Sie in wenigen Worten, was Sie sehen, riechen oder hören.'],
    'storm-damage': [
      'Steigen Sie nicht aufs Dach. Module liefern bei Tageslicht Strom, auch wenn der Wechselrichter aus ist.',
      'Ein Wechselrichter mit Isolationsfehler bleibt aus.',
    ],
    'power-loss': [
      'Sind auch Nachbarn oder Straßenlampen dunkel? Dann liegt es am Netz: Störungen, 900 850 840.',
      'Nur bei Ihnen? Sehen Sie in den Sicherungskasten. Was wieder fällt, lassen Sie unten; ziehen Sie die Stecker dieses Stromkreises.',
      'Ist alles oben? Vielleicht lief zu viel zugleich: Schalten Sie große Geräte aus und folgen Sie der Anzeige des Zählers.',
      'Ist jemand auf ein elektrisches medizinisches Gerät angewiesen, rufen Sie 112 an.',
    ],
  },
  todayUnnamed: ['Schalten Sie es aus und benutzen Sie es nicht mehr, bis es jemand angesehen hat.'],
  watchFor: 'Bei Rauch, Flammen oder Verletzten rufen Sie 112 an.',
  fault: [
    'Nach Ihren Worten kann das auf einen Termin warten.',
    'Lassen Sie es aus, bis es jemand angesehen hat.',
    'Wenn es riecht, raucht, brummt oder heiß wird, schreiben Sie es sofort hier. Bei Rauch oder Flammen rufen Sie 112 an.',
  ],
  booking: [
    'Nennen Sie im Formular unten Ihren Namen, Ihren Ort, eine Telefonnummer und worum es geht.',
    'Ein Mensch ruft Sie zurück, auf Englisch oder Spanisch, und vereinbart die Zeit. Feste Zeiten garantieren wir nicht.',
  ],
  contacts: 'Das sind die Nummern. Wenn jemand in Gefahr ist, rufen Sie zuerst 112 an.',
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
