/** Things, people and places: a denial beside them means nothing. How to write a row: see `readTerms` in `../terms.ts`. */
export const surroundings = {
  gas: `gas! gass! propane butane methane lpg
| gas! butano propano metano
| gaz! gas! butane propane
| gas! butan propan erdgas
| gas! gass! газ! газа gaz!`,
  gasThing: `boiler hob cooker oven stove heater heating fireplace bbq barbecue grill meter pipe! pipes! line! bottle tank cylinder canister valve tap! ring! engineer certificate connection supply installer installation company contract service inspection fitter burner generator
| caldera cocina! placa! hornillo horno estufa calentador termo barbacoa bombona botella deposito contador tuberia instalacion revision contrato compania natural chimenea ciudad
| chaudiere cuisiniere gaziniere plaque four! poele chauffe_eau compteur bouteille tuyau robinet cuve contrat barbecue cheminee conduite installation
| heizung therme kessel herd kochfeld kocher ofen boiler grill flasche tank zähler anschluss leitung rohr installation prüfung vertrag anbieter hahn kamin versorgung
| fornuis fles ketel`,
  detector: `alarm detector sensor siren
| alarma detector sensor sirena
| alarme detecteur sirene
| melder warner alarm detektor sirene
| melder alarm larm varnare varsler detektor`,
  wiring: `socket sokcet sock! plug plugged outlet power/wall_point switch swich swith lightswitch dimmer! fuse fusebox fuseboard fuze breaker consumer_unit elec/electric/electrical/electrics/main/distribution_panel/board/box/cabinet/cupboard/room panel!_box db_board junction_box wiring power_strip/bank/supply powerstrip multiplug adapter adaptor charger transformer relay contactor rcd! electrics electrical! isolator usb surge_protector busbar neutral_bar control_box board!_downstairs/upstairs sub_panel extension! charging meter! meters! mains trip_switch connector! combiner mc4! evse brick! plugtop neutral! sockit sokit plugin plughole junction trunking conduit busbars jack! loom flex wallplate extension_lead gang! switchgear spur! inlet kiosk
| enchuf cuadro! cuadros! caja! contador interruptor llave_de_la_luz regleta ladron! multicontacto tomacorriente apagador zapatilla alargador alargadera alargo! clavija cable! cables! cablead cablecito instalacion transformador toma! tomas! base! embarrado barras! fusible automatico diferencial diferensial magnetotermico plomos! plomillos cargador adaptador cajetin registro mecanismo borne conexion electricidad_de instalasion prolongador centralita conector seccionador mc4! schuko neutro! tomas_de enchufle regletilla conmutador pulsador alargadora ladrones canaleta acometida cuadrito termomagnetico seccionador
| prise! prises! tableau tablo! multiprise multi_prise rallonge interrupt interupt disjonct disjont fusible compteur boitier tgbt barres! boite! coffret armoire cablage chargeur adaptateur transfo connecteur fiche! bloc_prise douille! electricite! domino baguette sectionn mc4! gaine! neutre! goulotte gaine_electrique bornier douilles telerupteur interrupteurs va_et_vient parafoudre prolongateur multiprises
| steckdos stecker schalter lichtschalt mehrfach verteiler leiste sicherung kasten! schaltschrank schaltkasten hauptvert schienen stromkasten zähler! stromzähler zählers! zählerk leitung! leitungen verkabel elektrik adapter ladegerät ladekabel netzteil trafo dose! dosen! schutzschalt fi! verlängerung dimmer! anschluss elektroinst trenner mc4! steckverb schuko nullleit kabelkanal klemme lüsterklemme steckerleiste kabelsalat stromkabel steckdosenleiste netzstecker zuleitung verteilerdose
| stopcontact meterkast stekker schakelaar zekering stoppenkast verlengsnoer bedrading groepenkast uttag eluttag elskåp proppskåp säkring vägguttag elcentral strömbryt stikkontakt sikring skjøteledn støpsel kurs! розетк* щит* выключател* удлинит* автомат* счетчик* электрощ* вилк* проводк* rozet* shchit* schit* vyklyuch* kabel* udlinit* kontakt oplader lader! laddkontakt contactdoos verdeeldoos kroonsteen grenuttag säkringar lysbryter skjøteboks`,
  cord: `wire wires cable cord! cords! lead! leads!
| cable hilo! hilos! alambre
| cable fil! fils! cordon
| kabel draht leitung
| kabel draad snoer sladd ledning провод* provod* кабел*`,
  light: `light lite! spot bulb
| luz! luces! bombill foco
| lumiere ampoule lampe eclairage
| licht! lichter! birne leuchte beleuchtung
| lampa lampe`,
  lamp: `lamp bulb chandelier downlight spotlight pendant ceiling_rose strip_light ceiling/light_fixture/fitting/spot light! lights! led! leds! ceiling_fan night_light nightlight
| lampara lampada araña! luces! bombill plafon foco! focos! luz_del/de_la/de_el_techo/baño/cocina/pasillo/salon aplique ojo_de_buey halogen downlight fluorescente tubo! led! leds! flexo casquillo portalampara luminaria quitamiedos
| lampe ampoule plafonnier lustre luminaire applique neon! suspension lumiere eclairage douille hublot spot! spots! led! leds! veilleuse
| lampe leuchte deckenlamp birne glühb kronleuchter strahler einbauspot spot! spots! fassung led! leds! licht! lichter! lüster neonr nachtlicht
| lamp lampa taklampa taklampe лампа лампы лампочк* люстр* lampochk* lyustr* lustra`,
  outdoorLamp: `outdoor/outside/garden/patio/pool/terrace_light/lamp
| luz_del_jardin luces_del_jardin foco_del_jardin focos_de_la_piscina foco_de_la_piscina luz_de_la_piscina luces_de_la_piscina farolillo luz_exterior luces_exterior baliza
| lampe_de_jardin eclairage_du_jardin eclairage_exterieur lumiere_du_jardin spot_de_piscine projecteur borne_de_jardin lumiere_de_la_piscine applique_ext lampe_ext
| gartenlamp gartenbeleucht gartenlicht gartenleucht außenlampe außenleuchte außenlicht poollamp poollicht poolbeleuchtung gartenstrahler wegeleuchte`,
  appliance: `washing_machine washer! wash_machine dryer drier tumble dishwasher fridge freezer refrigerat oven cooker stove hob! microwave toaster kettle telly tv! television computer laptop phone hairdryer hair_dryer hair_drier straighten tongs hairtongs curler vacuum hoover coffee_machine/maker extractor appliance iron! motor generator scooter escooter ebike e_bike router! blender electric_blanket/gate dehumidif air_fryer airfryer christmas/fairy_lights playstation console heated_blanket garage_door shutter treadmill water_heater hot_water_tank immersion jacuzzi sauna hot_tub fan! fans! pump! pumps! machine! printer monitor! gate! awning doorbell intercom tablet drill!_battery projector toy! speaker gadget device contraption fairy_light incubator aquarium kiln chainsaw mower strimmer welder printer vape! curling_iron lawnmower cot_monitor baby_monitor camera
| lavadora lavavajil nevera frigo! frigorif congelador horno cocina_elec vitro! vitroceram induccion microondas tostador hervidor tele! televis ordenador portatil movil telefono_car secador plancha aspirador cafetera extractor campana electrodom motor! motores! bomba! bombas! generador patinet bici_elec router! batidor manta deshumid freidora luces_de_navidad consola ventilador toldo! puerta_del_garaje persiana termo! termos! calentador jacuzzi sauna maquina aparato enfriador impresora airfryer porton proyector altavoz cacharro aparatito sandwichera robot_de_cocina exprimidor taladradora soldador rizador vigilabebes camara depuradora cortapelos timbre telefonillo videoport portero_auto interfon
| lave_linge lavelinge machine! seche_linge lave_vaisselle lavevaisselle frigo! frigidaire refrigerateur congelat plaque! plaques! four! micro_onde microonde grille_pain bouilloire fer_a tele! television televiseur ordinateur ordi! portable telephone seche_cheveux lisseur aspirateur cafetiere hotte! electromenager appareil moteur pompe! generateur groupe_elec trottinette velo! robot! console guirlande couverture_ch ventilateur ventilo! volet store! portail chauffe_eau ballon! cumulus jacuzzi sauna motoculteur imprimante friteuse deshumid projecteur enceinte engin! bidule perceuse cafetiere ponceuse robot babyphone fer_a_friser brasero_elec sonnette interphone visiophone
| waschmasch trockner spülmasch geschirrsp kühlschr gefrier tiefkühl backofen ofen! öfen! herd! kochfeld cerankoch induktion mikrowelle toaster wasserkocher fernseher tv! computer laptop handy föhn fön! glätteisen bügeleisen staubsauger kaffeemasch dunstabzug gerät motor! motoren! pumpe! generator roller! scooter e_bike ebike router! mixer heizdecke lichterkette konsole ventilator lüfter markise rolltor garagentor rolladen boiler! durchlauferh sauna whirlpool klingel entfeuchter maschine drucker fritteuse tor! beamer projektor lautsprecher apparat kasten_da staubsauger lockenstab babyfon kamera schweißgerät bohrmaschine klingel türsprech gegensprech
| wasmachine droger vaatwasser koelkast oven! waterkoker tvättmaskin torktumlare kylskåp spis! ugn! vaskemaskin kjøleskap ovn! komfyr стирал* холодильн* духовк* плит* чайник* телевиз* стиральн* самокат* бойлер* stiral* holodil* chaynik* televiz* apparaat strijkijzer hårföner vannkoker brødrister deurbel ringeklok dörrklock`,
  hvac: `aircon air_con/conditioner/conditioning/conditioners a_c_unit ac! heat_pump hvac condenser compressor outdoor_unit split! splits! minisplit aerothermal
| aire! aires! aire_acond acondicionad split! splits! bomba_de_calor aeroterm compresor unidad_exterior climatiz
| clim! clims! climatis pompe_a_chaleur pac! split! unite_ext compresseur
| klima! klimaan klimager wärmepumpe split! splitg außengerät kompressor
| airco! luftkonditionering värmepump кондиц* kondic* kondits*`,
  heater: `heating heater radiator boiler storage_heater stove towel_rail geyser fire_place thermostat underfloor
| calefac radiador estufa! estufas! brasero caldera toallero termo! suelo_radiante convector calenton
| radiateur chauffage convecteur chaudiere chauffe_eau plancher_chauffant seche_serviette cumulus poele! bain_d_huile
| heizung heizkörper heizlüfter radiator heizer boiler! handtuchh nachtspeicher fußbodenh kessel!
| verwarming radiator element! varmeovn обогрев* радиатор* obogrev*`,
  battery: `battery batteries battry powerwall power_bank powerbank accumulator lithium lipo ups! cells! solar/energy/home_storage
| bateria powerbank litio acumulador pila! caja/cajas_de_acumular acumula_la_luz
| batterie accu! accus! accumulateur powerwall lithium powerbank pile! accus_de_stockage
| batterie akku speicher! stromspeicher powerbank lithium powerwall
| accu! batteri аккум* батаре* akkum* batare* thuisbatterij thuisaccu hjemmebatteri hembatteri solcellebatteri`,
  inverter: `invert invertor solar_box optimis optimiz
| inversor inverter optimizador
| onduleur optimiseur
| wechselrichter inverter
| omvormer växelriktare инвертор*`,
  panels: `panel! panels! pv! solar! photovolt string!
| placa! placas! panel! paneles! solar! solares! fotovolt string!
| panneau photovolt solaire module! string!
| panel! panels! modul! module! solarmod solaranl solarpan photovolt pv! solar! string!
| zonnepan solcell solpanel панел* streng!`,
  evCharger: `car/ev_charger wallbox wall_box charging/charge_point/station/cable chargepoint electric_car tesla ev!
| cargador_del/de_coche wallbox punto_de_carga coche_electr cargador_de_el
| borne! bornes! wallbox voiture_elec chargeur_de_voit point_de_charge prise_de_rech
| wallbox ladestation ladesäule elektroauto e_auto
| laadpaal laddbox`,
  pool: `pool! pools! swimming_pool spa! hot_tub jacuzzi
| piscina jacuzzi spa!
| piscine jacuzzi spa!
| pool! pools! schwimmbad whirlpool schwimmbecken
| zwembad bassäng бассейн*`,
  bathMetal: `shower faucet tap! taps! bath! radiator window_frame door_handle handrail rail! railing pipe! pipes! metal! handle! fence! gate! ladder! oven! cooker! hob! counter worktop casing case! toaster kettle microwave boiler appliance laptop computer lamppost street_light streetlight bollard water! switch! socket! washing_machine dishwasher fridge freezer dryer machine! floor! wall! pole! steps! drain! car! lamp! grill sauna hot_tub gate! balustrade trolley worktops draining_board tub! standpipe letterbox banister filing_cabinet caravan sheet_metal chassis
| ducha grifo grifer radiador tuber cañeria metal! metalic verja valla! barandilla puerta! pomo! manilla escalera! encimera carcasa nevera lavadora lavavaj farola frigo! horno! agua! interruptor enchufe cocina! pared! suelo! termo! ordenador microondas coche! termo_ele pila! barandal quicio chapa! carrito caravana estructura fregadera mesa_de_acero camara
| robinet douche radiateur tuyau fenetre rambarde balustrade cloture portail poignee echelle lampadaire lave_linge machine! frigo! four! lave_vaisselle plan_de_travail interrupt appareil metal carrosserie ordinateur eau! mur! sol! frigidaire refrigerateur bouilloire grille_pain caravane tole! inox! table_en plan_de rampe!
| dusche hahn wasserh armatur heizkörper heizung fenster geländer zaun metall türgriff klinke laterne kühlschr waschmasch spülmasch backofen herd! arbeitspl gehäuse rohr! rohre! leiter! wasser! wand! boden! schalter maschine lampe griff! türklinke blech karosserie wohnwagen spülbecken reling stahl! edelstahl
| kraan douche dusch kran! vasken kraan! душ! кран* ванн* dush! stiral* hekwerk ratt! räcke rekkverk`,
  person: `husband hubby wife mother father grandm grandf gran! granny nan! mum! mom! mam! dad! brother sister neighbour neighbor somebody someone woman man! guy! he! she! worker friend mate! guest tenant person people builder painter gardener cleaner boyfriend girlfriend bf! gf! partner uncle aunt patient plumber me! grandad colleague lodger flatmate mummy daddy sis! bro! lad! lass! cousin nurse teacher pupil elderly tenant client builder lads! auntie nephew boss! passer
| marido mujer espos madre padre mama! papa! abuel hermano hermana vecin alguien persona hombre señor obrero amigo amiga inquilin albañil pintor jardiner limpiador novio! novia! pareja tio! tia! cuñad suegr niño niña crio ella! perro gato compañer cuñada yayo yaya primo! prima! sobrino sobrina nuera yerno maestro alumno cliente huesped monja cura! camarero cocinero paciente chica chico
| mari! femme! mere! pere! maman papa! mamie mamy papi papy frere soeur voisin quelqu_un homme ouvrier locataire client conjoint copain copine compagn technicien plombier monsieur collegue oncle tante ami! amie! il! elle! mec! grand_mere personne! cousin copine! gendre belle_mere colocataire eleve patron! serveur gars! mamy tonton voisine
| mann! frau! mutter vater mama! papa! oma! opa! großm großv bruder schwester nachbar jemand mensch arbeiter handwerker freund mieter kollege elektriker schwieger partner ehem monteur maler onkel tante er! sie! person cousin cousine schüler gast! opa! lehrer kellner chef! papi mutti mitbewohner schwager tante
| man! vrouw dochter vader moeder hond dotter mamma pappa mann! дочер* мам* пап* муж* жен* бабушк* дедушк* человек* doch! dochk* muzh* mama papa buurman buurvrouw granne nabo morfar mormor bestemor far! mor! opa! oma! сосед* брат* сестр*`,
  child: `child kid! kids! kiddo toddler baby babies daughter grandson granddaughter infant little_one/boy/girl grandchild year_old yr_old yo! twins nephew niece son! boy! girl! dog! puppy cat! kitten bairn wean tot! tots! teen! pupil nipper sprog lil! little_man baba
| niñ nene nena crio! cria! crios bebe hijo hija niet! nieto nieta sobrin peque chiquill chaval mocoso perr perrito gato! gata! cachorro mellizos criatura chiquill bebito peque! nenita crio! criatura chavalin zagal
| enfant bebe gamin gosse fillette garcon nourrisson mome! neveu niece fils! fille! petit! petite! petits! ado! chien chiot chat! chaton mioche marmot loulou gamine bambin
| kind! kinder! kindern kleinkind baby mädchen enkel bube! bub! bua! säugling neffe nichte zwilling sohn! tochter junge! kleine! kleiner! kleinen! hund! katze welpe knirps wicht! enkelin kiddies krabbelk buben maderl
| kind! kindje barn! zoon son! sønn bebis сын* дочь дочк* ребен* ребён* syn! syna rebenok rebyonok malysh hund! hunden kleintje ungen jenta gutten bebisen`,
  fingers: `finger fork knife knives spoon screwdriver hairpin hair_pin hairclip paperclip paper_clip coin! coins! scissors needle metal_object/thing tongue pencil key! keys! nail! hand! hands! toy! toys! tweezers something object crayon bobby_pin pen! stick! lego teaspoon cutlery teaspoon straw! pin! pins! bracelet earring tweezer chopstick foil pliers wire_hanger skewer crochet knitting fingertip
| dedo dedit tenedor cuchill cuchara destornill horquilla clip! moneda tijera aguja clavo! alambre lengua mano! manos! manita lapiz juguete alicate llave! llaves! algo! metal! pinza boli! cosa! objeto palito pincho brocheta punzon alambre! tijeritas pendiente pulsera ganchillo sacacorchos yema!
| doigt fourchette couteau cuillere tournevis epingle piece! ciseau aiguille fil_de_fer langue jouet trombone barrette objet stylo cle! cles! clef! clou! main! mains! quelque_chose truc! pince! epingle brochette pic! ciseaux aluminium bracelet bout_des_doigts
| finger gabel messer löffel schraubenz schraubendr haarnadel haarspange büroklammer münze schere! nadel draht! zunge stift! schlüssel nagel! hand! hände! spielzeug etwas! metallgegenst stricknadel spieß! pinzette stricknadel draht! nagelfeile armband alufolie fingerspitz
| vinger vork mes! fingrar finger! fingre gaffel kniv пал* вилк* нож* руку рука гвозд* ключ* spits* pal'c* palec palc* vilk* nozh* ruku gvozd* breinaald saks! nyckel nøkkel`,
  touch: `tuch hold! held! grab lean! leaned leaning press pick_up feel! feeling felt! plug_in plugged unplug turn/turned/turning_on/off/the switch/switched_on/off wash/washing_up/dishes/my/hands barefoot bare_foot hand_on swim use_the using_the step_on/in stepping stood off_the/it/my from_the/my open_the when_i/we/you in_the_water/shower/pool whenever showering
| tocar! toque! toco! toca! al_tocar rozar rozo! roce! apoy coger! coge! cojo! enchufar enchufo desenchuf enciend encend abr abrir duch fregar fregando lav lavar descalz bañar baño! nadar nadando pulsar poner_la_mano sujet
| appui appuy branch debranch pren prends! prenant ouvr allum pieds_nus baign contact effleur pose! tenir tiens! tenant pris! lave! laver douche! mettant en_me
| anfass fass! fasse! fassen gefasst anlang angelangt greif griff! drück einschalt einsteck einstöps ausstöps anmach aufdreh barfuß dusch abwasch abspül öffne hinlang lang!_hin schwimm baden! hand_an drauf angeschaltet hände! halte! gehalten angekommen
| aanra* raak! rörde rør tar! tok! дотр* прикос* касат* trog* prikas* prikos*`,
  grab: `touch grabbed grabs holding grabbing stepped_on stood_on drove_over picked_up
| toc agarr cogi! cogido pisado tocado pise!
| touch attrap marche_sur saisi
| berühr angefasst gegriffen getreten
| dotr* трог*`,
  receive: `got! get! gets! getting gave! give! gives! giving receiv feel! feels! felt! had! just_had keeps_giving
| da! dan! dio! dado! dando! pega! pegado! pego! llevado! recib siento noto! metio! meter! suelta! solto! soltado
| recu! recoit recevoir recois donne envoye ressens senti! flanqu file! balanc mang chope! chopp pris! prend! prends! envoie met! mis! sens! colle! fait! fous foutu
| bekomm krieg gekriegt gegeben versetz spür fühl erhalten abbekommen bekam! gibt! gab! hat! habe! hab! merk! verpass geholt
| gekregen kreeg krijg geeft fick! får! fått! fikk! gir! получ* poluch*`,
  building: `house home! flat! apartment villa room! rooms! bedroom kitchen bathroom hall! hallway corridor attic loft! basement cellar garage ceiling wall! walls! roof building stair staircase upstairs downstairs balcony terrace office restaurant hotel cupboard finca floorboard lounge shed! shop! curtain sofa bed! carpet bunk mattress duvet pillow wardrobe conservatory porch landing utility_room caravan boat! marquee outhouse pergola
| casa! casas! piso! pisos! cas! habitacion dormitorio cocina! cocinas! cosina! baño! pasillo salon! comedor desvan buhardilla sotano garaje techo! techos! pared! paredes! tejado edificio escalera! balcon terraza oficina restaurante hotel! armario finca! trastero cuarto local! tienda chalet villa! portal! bloque! sofa cortina cama! rellano apartamento colchon edredon almohada ropero porche galpon caravana barco nave! almacen camarote
| maison appart chambre salle_de_bain sejour couloir grenier comble sous_sol cave! garage plafond mur! murs! toit toiture immeuble escalier bureau magasin restaurant hotel placard terrasse balcon entree! veranda gite! plancher parquet villa! cuisine! salon! cabanon rideau canape lit! matelas couette armoire_a_linge veranda bateau entrepot hangar caravane
| haus! hause! häuser wohnung zimmer küche! bad! badezimmer flur dachboden keller garage tiefgarage decke! zimmerdecke gebäude treppenhaus treppe büro restaurant hotel balkon terrasse schuppen abstellraum wand! wände dach! villa! diele etage! finca schlafz wohnz sofa vorhang bett! ferienh ferienw matratze bettdecke wintergarten wohnwagen boot! lager! halle! hütte dachgeschoss
| huis keuken kamer zolder muur plafond hus! huset köket kök! tak! taket vägg kjøkken vegg stue soverom rum! badet кухн* дом! дома доме комнат* ванн* потол* стен* квартир* гараж* подвал* kuhn* kukhn* dom! dome komnat* poto* sten! kvartir* garazh* zolder matras båt! lager!`,
  surface: `ceiling wall! walls! cupboard plaster floorboard skirt
| pared! paredes! techo! armario azulejo
| mur! murs! plafond placard cloison
| wand! wände decke! schrank
| muur vägg vegg стен* sten!`,
  powerLine: `power/overhead/electric/electricity/street/mains/utility_line/cable/wire/pole/lines/cables/wires powerline high_voltage telegraph_pole pylon transformer lamp_post lamppost street_light streetlight substation luftled pole! poles!
| tendido linea_elec lineas_elec linea_de_alta/luz alta_tension media_tension cable_elec cables_elec cable_de_luz/alta/la cables_de_luz/alta/la linea_aerea lineas_aereas cable_d_la poste! postes! torre_elec torreta cable_de_la_luz cable_de_corr catenaria transformador farola cable_de_la_calle cable_aereo
| ligne_elec ligne_haute haute_tension moyenne_tension cable_elec cables_elec poteau pylone fil_elec fils_elec ligne_edf ligne! lignes! transformateur catenaire lampadaire
| stromleit hochspannung freileit oberleit strommast starkstrom überlandl mast! masten! stromkabel elektrokabel telegrafenm elektr_leit elektr_kabel trafostation laterne straßenlat umspann
| luftledning hoogspanning elektriciteitskabel mast! paal! elledning kraftledning stolpe strømledning høyspent столб* лэп опор* stolb* lep!`,
  ground: `road street pavement sidewalk driveway drive! ground! outside garden! lawn footpath path! beach parking fence! entrance hedge car! cars! truck alley roundabout highway track! lane! playground school where_children pool_area field! park! van! low! puddle yard grass
| calle acera carretera jardin! jardines camino parcela fuera! calzada playa aparcamiento seto! valla! suelo! coche! coches! camion furgoneta carril asfalto rotonda colegio urbanizacion arcen campo! patio! parque! paso! finca! entrada! plaza! charco cesped
| route rue! rues! trottoir jardin! terrain chemin allee par_terre champ dehors chausse plage parking camion cloture haie voiture sol! parc! cour! passage pelouse devant_la/le aire_de_jeux ecole
| straße gehweg bürgersteig boden! garten! einfahrt wiese draußen gehsteig strand parkplatz zaun! hecke trottoir fahrbahn lkw! auto! autos! grundstück spielplatz schule weg! feld! hof! park! rasen!
| straat grond! weg! tuin gatan gata vägen trädgård marken bakken veien hagen улиц* дорог* земл* сад! саду двор* ulic* dorog* zeml* dvor*`,
  tree: `tree branch palm! palms! lorry truck crane digger excavator car! van! bus!
| arbol rama! ramas! palmera pino! grua excavadora camion furgoneta coche! autobus
| arbre branche! palmier pin! grue camion tractopelle pelleteuse voiture bus!
| baum! bäume! ast! äste! palme bagger kran! lkw! auto! laster bus!
| boom! träd! дерев* derev*`,
  storm: `storm wind! winds! windy gale hail! gust tornado hurricane weather thunder tempest dana!
| tormenta temporal viento vendaval granizo levante! rachas dana! lluvias
| tempete orage vent! vents! grele bourrasque rafale intemper
| sturm gewitter wind! orkan hagel unwetter böe dana!
| storm! onweer uvær шторм* бур* гроз* ураган* groza groz*`,
  medical: `oxygen oxigen cpap c_pap bipap apap ventilator respirator concentrators! concentrator! dialys dialis life_support nebuli breathing_machine/apparatus/support/aid apnea apnoea medical_device/equipment/machine suction feeding_pump/tube heart_monitor/pump iron_lung infusion_pump medically insulin_pump tracheo lung_machine lvad machines/machine_to_breathe helps_~_breathe breathing!_equipment hooked_up_to connected_to_a_machine on_machines home_hospital ventilated breathing_pump sats_monitor pump_feed peg_feed cough_assist milk_pump_no dialysing infusor
| oxigen oxijen cpap bipap respirador ventilador_mec ventilacion_mec dialis nebuliz concentrador apnea maquina_para/de_respirar aparato_medico/para equipo_medico aspirador_de_sec soporte_vital bomba_de_insul ventilador_en_casa paciente_con bomba_de_alim alimentacion_por traqueo electromedic aparato_de_respir aspirador_de_flemas oxigenoterap bomba_de_perfus monitor_cardiaco respira_con
| oxygen oxigene cpap respirateur ventilateur_medic sous_ventilateur dialys nebulis apnee appareil_resp/medic assistance_resp concentrateur materiel_medic respiration_art pompe_a_insul sous_ventil pousse_seringue machine_pour_respirer tracheo nutrition aspirateur_de_muc oxygenotherapie sonde! dialyse_a
| sauerstoff cpap beatm dialys inhal schlafapn apnoe atemgerät atemmask medizin_gerät medizingerät lebenserh herzmonitor absaug ernährungspumpe insulinpumpe heimbeatm atemmasch sauerstoffk absauger infusionspumpe monitor_herz magensonde
| zuurstof beademing syrgas syre! oksygen pustemask andningsmask кислород* ивл! диализ* сипап кислор* kislorod* zuurstofapparaat hjemmerespirator`,
  perishable: `freezer fridge insulin medicine medication food! frozen fish_tank aquarium vaccine milk
| congelador nevera frigo! insulina medicina medicament comida acuario pecera vacuna
| congelat frigo! frigidaire insuline medicament nourriture aquarium vaccin
| gefrier tiefkühl kühlschr insulin medikament lebensmittel aquarium impfst
| diepvries vriezer frys! fryser`,
  business: `restaurant hotel business office clinic cafe customer salon supermarket guests bar! shop! pub! store!
| restaurante tienda negocio clinica oficina supermercado peluqueria clientes taller heladeria chiringuito obrador bar! hotel! local! panaderia
| restaurant hotel magasin commerce cabinet boutique entreprise clients! salon_de boulangerie bar! bureau!
| restaurant hotel geschäft praxis büro! gäste betrieb! kunden salon! bäckerei bar! laden!`,
  basin: `bath bathtub tub! sink! pool! basin toilet jacuzzi in/into_the_water!
| bañera piscina lavabo fregadero jacuzzi alberca al_agua!
| baignoire piscine evier lavabo jacuzzi dans_l_eau!
| wanne! badewanne spüle becken waschbecken pool! ins_wasser!
| badkuip bad! badkar`,
  lasting: `hours! all_night all_day since_four/last/yesterday hour!
| horas! toda/toa_la/noche toda_noche
| heures! toute_la_nuit heure!
| stunden ganze_nacht stunde!
| timer!`,
  current: `current electricity  power!_in/through
| corriente electricidad
| courant electricit jus!
| strom! elektrizität
| ström! stroom! strøm! ток! током tok! tokom`,
  combustion: `generator genny petrol barbecue bbq charcoal brazier boiler heater stove geyser fireplace chimney
| generador brasero barbacoa carbon estufa caldera calentador chimenea
| groupe_electrogene generateur barbecue charbon braser poele chaudiere chauffe_eau cheminee
| generator stromaggregat grill! kohle ofen! therme kamin! heizung heizpilz`,
  power: `power! elec! electrics electrisity mains current! supply! lights! phase! juice! leccy lecky power_s grid!
| luz! lu! corriente! suministro fase! lus! luzz tension! red!
| courant! elec! lumiere secteur! phase! electrisit reseau
| elektrik saft! phase! licht! elektro! netz!
| stroom elektriciteit el! strømme свет! света электрич* svet! sveta elektrich*`,
  everywhere: `whole/entire/all/throughout/rest_house/flat/villa/street/building/apartment/block/airbnb neighbours neighbors everything every_room entire urbani everywhere all_over_the
| toda_la/mi_casa/vivienda/calle/urbanizacion todo_el_piso/edificio/barrio/local/apart/bloque los_vecinos toda_la_finca casa_entera piso_entero por_completo en_todo
| toute_la_maison/rue/villa/residence/urban tout_l_appart/immeuble tout_le_quartier les_voisins maison_entiere partout
| ganzen_haus ganze_haus/wohnung/straße/siedlung/urban ganzen_wohnung/straße ganzes_haus nachbarn im_haus überall gesamte
| hele_huis hela_huset`,
  protector: `rcd! rccb gfci breaker tripswitch trip_switch fusebox fuse fuseboard differential diferencial mains electricity electrics mcb! elcb switch limiter consumer_unit power! board! panel! elec! sicherung
| diferencial diferensial automatico magnetoterm magneto! fusible icp! limitador interruptor contador iga! corriente palanca disyuntor piloto! termico! plomo! plomos! general! cuadro! luz! pia!
| disjonct disjont differentiel fusible compteur electricit tableau lumiere linky limiteur plomb! plombs! courant! general! jus! elec!
| fehlerstrom sicherung hauptschalt schutzschalt leitungsschutz sls! rcd! ls_schalter licht! fi! automat strom! schalter
| hoofdschakelaar aardlek säkring jordfelsbryt sikring jordfeil автомат* узо! пробк* avtomat* uzo!`,
  again: `again still keeps keep! once_more another_time
| otra_vez de_nuevo vuelve sigue siguen todavia aun!
| encore toujours de_nouveau a_nouveau rebelote
| wieder immer_noch erneut nochmal`,
  repeat: `keeps constant all_the_time every_time repeatedly always
| todo_el_rato cada_dos siempre sin_parar continuamente
| tout_le_temps sans_arret sans_cesse toujours
| ständig dauernd immer_wieder`,
  lift: `elevator lift! lifts!
| ascensor elevador montacargas
| ascenseur monte_charge
| aufzug fahrstuhl lift!
| hiss!`,
  chirp: `chirp once/every_a/few/now/30/40_minute/minutes/seconds low_battery battery_low/probably needs_a_battery new_battery change_the_battery replace_the_battery intermittent single_beep
| cada_minuto de_vez_en la_pila pilas bateria_baja pila_baja cada_30 cada_pocos cada_rato cada_cierto
| toutes_les_minutes chaque_minute pile! piles! de_temps_en batterie_faible toutes_les_30 toutes_les_heures
| jede_minute ab_und_zu batterie_leer batterie_schwach batterie! gelegentlich alle_30 alle_paar`,
  plumbing: `plumber toilet cistern drain washbasin sewer dripping_tap tap_drip tap_is_drip
| fontaner cisterna desague atasco inodoro bajante vater! grifo_gotea
| plombier toilette chasse_d_eau evier_bouche siphon robinet_qui robinet_goutt
| klempner spülkasten toilette abfluss verstopft tropfend_hahn installateur siphon wc!`,
  help: `help! helpp hlp hepl firefighter fire_brigade
| ayuda! ayudaa alluda ayudame ayudeme ayudad ayuden ayudanos bomberos
| aide! aidez secours! aider pompiers
| hilfe! hilfee hillfe helft! helfen feuerwehr!`,
  electrician: `electrician electritian elektrician technic engineer someone/somebody_to_come sparkie sparky call_out callout visit
| electricista eletricista tecnico operario alguien_que_venga que_venga_alguien venir_alguien mandad manden enviad
| electricien eletricien technicien depann quelqu_un_qui venir_quelqu intervention
| elektriker techniker monteur jemand_der/vorbei notdienst fachmann handwerker`,
  single: `a/one/an/that/single_socket/outlet/plug/light/lamp/bulb one_of_the
| un_enchufe una_luz/bombilla/lampara un_punto un_foco una_toma ese_enchufe el_enchufe_de solo_un
| une_prise/lampe/ampoule un_spot cette_prise seule_prise
| eine_steckdose/lampe/leuchte einer_steckdose ein_licht diese_steckdose einzelne`,
  system: `mains circuit! circuits! thermostat installation supply!
| instalacion circuito termostato
| circuit! installation thermostat
| anlage! stromkreis thermostat installation`,
  stranded: `stuck_in/inside car_stuck/inside/trapped flight! airport get_out/in/into get_my/the/our_car go_to_work work_at/in baby! newborn months_old week_old weeks_old elderly disabled grandm grandad pregnant wheelchair degrees freezing_in cant/cannot_get stairlift stair_lift hoist hospital over_eighty/seventy/ninety gran! granny nan! wedding train! ferry in_an_hour in_here he/she/i/s_is/am/m_8*/9*/7*/eighty*/ninety*/seventy* s_9*/8* is/am_eighty*/ninety*/seventy* aged years_old doctor appointment_at twins days_old triplets
| coche_dentro dentro_el sacar_el vuelo! avion aeropuerto entro_a trabajar bebe recien_nacid meses! mayor! mayores ancian abuel yaya boda tren! con_9*/8* embaraz grados! encerrad salvaescal silla_de_ruedas grua_de cama_articul 8*/9*_años medico! hospital! dialisis encamad invalid no_puedo_salir no_podemos_salir gemelos mellizos dias_de_vida
| voiture_dedans/coincee/bloquee sortir_la avion! aeroport bebe nourrisson mois! agee enceinte mamie mariage train! degres! bloques_dans partir_travailler monte_escalier fauteuil_roulant lit_medic leve_malade medecin hopital 8*/9*_ans bloque_a jumeaux jours!
| auto_steht auto_drin flughafen flug! baby säugling wochen_alt monate_alt oma! opa! hochzeit zug! schwanger grad! nicht_raus komme_nicht kommen_nicht zur_arbeit treppenlift pflegebett rollstuhl zum_arzt krankenhaus wuche_alt ist_8*/9*/7* zwilling tage_alt
| baby! bebis veckor uker`,
} satisfies Readonly<Record<string, string>>
