/** Things, people and places: a denial beside them means nothing. How to write a row: see `readTerms` in `../terms.ts`. */
export const surroundings = {
  gas: `butane gas! gass! lpg methane propane
| butano gas! metano propano
| butane gas! gaz! propane
| butan erdgas gas! propan
| gas! gass! gaz! газ! газа`,
  gasThing: `barbecue bbq boiler bottle burner certificate company connection contract cooker cylinder engineer fireplace fitter generator grill heater heating hob inspection installation installer line! meter oven pipe! pipes! ring! service stove supply tank tap! valve
| barbacoa bombona botella caldera calentador chimenea ciudad cocina! compania contador contrato estufa hornillo horno instalacion natural placa! revision termo tuberia
| barbecue bouteille chaudiere chauffe_eau cheminee compteur contrat cuisiniere cuve four! gaziniere installation plaque poele robinet tuyau
| anschluss boiler flasche grill hahn heizung herd installation kamin kessel kocher kochfeld leitung ofen prüfung rohr tank therme versorgung vertrag zähler
| fles fornuis ketel`,
  detector: `alarm detector sensor siren
| alarma detector sensor sirena
| alarme detecteur sirene
| alarm melder sirene warner
| alarm detektor larm melder varnare varsler`,
  wiring: `adapter adaptor board!_downstairs/upstairs breaker brick! busbar charger charging combiner conduit connector! consumer_unit contactor control_box dimmer! elec/electric/electrical/electrics/main/distribution_panel/board/box/cabinet/cupboard/room electrical! electrics evse extension! flex fuse fusebox fuze gang! inlet isolator jack! junction kiosk loom mains mc4! meter! meters! neutral! outlet panel!_box plug plugged plugin plugtop power/wall_point power_strip/bank/supply rcd! relay sock! socket sockit sokcet sokit spur! sub_panel surge_protector swich switch switchgear swith transformer trunking usb wiring neutral_bar extension_lead
| acometida alargadera alargador alargo! apagador automatico barras! base! borne cable! cablead cables! caja! cajetin cargador centralita clavija conector conexion conmutador contador cuadro! cuadros! diferencial diferensial electricidad_de embarrado enchuf fusible instalacion interruptor ladron! ladrones llave_de_la_luz magnetotermico mc4! mecanismo multicontacto neutro! plomos! registro regleta schuko seccionador toma! tomacorriente tomas! transformador zapatilla tomas_de
| armoire baguette barres! boite! boitier bornier cablage chargeur coffret compteur connecteur disjonct disjont domino douille! electricite! fiche! fusible gaine! interrupt mc4! multiprise neutre! parafoudre prise! prises! rallonge sectionn tableau tablo! telerupteur tgbt transfo va_et_vient multi_prise bloc_prise gaine_electrique
| adapter anschluss dimmer! dose! dosen! elektrik fi! hauptvert kasten! klemme ladegerät ladekabel leiste leitung! leitungen lichtschalt mc4! mehrfach netzteil nullleit schalter schaltkasten schaltschrank schienen schuko schutzschalt sicherung steckdos steckdosenleiste stecker steckerleiste stromkabel stromkasten trafo trenner verlängerung verteiler verteilerdose zähler! zählerk zählers!
| bedrading contactdoos elcentral elskåp eluttag grenuttag groepenkast kabel* kontakt kroonsteen kurs! laddkontakt lader! lysbryter meterkast oplader proppskåp rozet* schakelaar schit* shchit* sikring skjøteboks skjøteledn stekker stikkontakt stopcontact stoppenkast strömbryt støpsel säkring udlinit* uttag verdeeldoos verlengsnoer vyklyuch* vägguttag zekering автомат* вилк* выключател* проводк* розетк* счетчик* удлинит* щит* электрощ*`,
  cord: `cable cord! cords! lead! leads! wire wires
| alambre cable hilo! hilos!
| cable cordon fil! fils!
| draht kabel leitung
| draad kabel ledning provod* sladd snoer кабел* провод*`,
  light: `bulb light lite! spot
| bombill foco luces! luz!
| ampoule eclairage lampe lumiere
| beleuchtung birne leuchte licht! lichter!
| lampa lampe`,
  lamp: `bulb ceiling/light_fixture/fitting/spot ceiling_fan ceiling_rose chandelier downlight lamp led! leds! light! lights! pendant spotlight strip_light night_light
| aplique araña! bombill casquillo downlight flexo fluorescente foco! focos! halogen lampada lampara led! leds! luces! luz_del/de_la/de_el_techo/baño/cocina/pasillo/salon ojo_de_buey plafon quitamiedos tubo!
| ampoule applique douille eclairage hublot lampe led! leds! lumiere luminaire lustre neon! plafonnier spot! spots! veilleuse
| birne deckenlamp fassung glühb kronleuchter lampe led! leds! leuchte licht! lichter! lüster nachtlicht neonr spot! spots! strahler
| lamp lampa lampochk* lustra lyustr* taklampa taklampe лампа лампочк* лампы люстр*`,
  outdoorLamp: `outdoor/outside/garden/patio/pool/terrace_light/lamp
| baliza foco_de_la_piscina foco_del_jardin focos_de_la_piscina luces_de_la_piscina luces_del_jardin luces_exterior luz_de_la_piscina luz_del_jardin luz_exterior
| borne_de_jardin eclairage_du_jardin eclairage_exterieur lampe_de_jardin lumiere_de_la_piscine lumiere_du_jardin projecteur spot_de_piscine
| außenlampe außenlicht gartenbeleucht gartenlamp gartenleucht gartenlicht poolbeleuchtung poollamp`,
  appliance: `air_fryer airfryer appliance aquarium awning blender camera christmas/fairy_lights coffee_machine/maker computer console cooker curler device dishwasher doorbell drier drill!_battery dryer e_bike ebike electric_blanket/gate escooter extractor fan! fans! freezer fridge gadget garage_door gate! generator hairdryer hairtongs heated_blanket hob! hoover hot_tub hot_water_tank immersion incubator intercom iron! jacuzzi kettle kiln laptop machine! microwave monitor! motor mower oven phone printer projector pump! pumps! refrigerat router! sauna scooter shutter speaker stove straighten strimmer tablet television telly toaster tongs toy! tumble tv! vacuum vape! washer! water_heater welder washing_machine wash_machine curling_iron cot_monitor baby_monitor
| airfryer altavoz aparatito aparato aspirador batidor bici_elec bomba! bombas! cafetera calentador camara campana cocina_elec congelador consola depuradora electrodom extractor freidora frigo! frigorif generador hervidor horno induccion interfon jacuzzi lavadora lavavajil luces_de_navidad manta maquina microondas motor! motores! movil nevera ordenador patinet persiana plancha portatil portero_auto porton proyector puerta_del_garaje rizador robot_de_cocina router! sauna secador soldador tele! telefonillo telefono_car televis termo! termos! timbre toldo! tostador ventilador videoport vigilabebes vitro!
| appareil aspirateur ballon! bidule bouilloire brasero_elec chauffe_eau congelat console cumulus enceinte engin! fer_a four! frigo! friteuse grille_pain groupe_elec guirlande hotte! interphone jacuzzi lave_linge lave_vaisselle lisseur machine! micro_onde moteur ordi! ordinateur perceuse plaque! plaques! pompe! portable portail projecteur refrigerateur robot robot! sauna seche_cheveux seche_linge sonnette store! tele! telephone televiseur television trottinette velo! ventilateur ventilo! volet
| apparat babyfon backofen beamer bohrmaschine boiler! bügeleisen computer drucker dunstabzug durchlauferh e_bike ebike fernseher fritteuse föhn fön! garagentor gefrier gegensprech generator gerät geschirrsp handy heizdecke herd! induktion kaffeemasch kamera kasten_da klingel kochfeld konsole kühlschr laptop lichterkette lüfter markise mikrowelle mixer motor! motoren! ofen! pumpe! rolladen roller! rolltor router! sauna scooter spülmasch staubsauger tiefkühl toaster tor! trockner tv! ventilator waschmasch wasserkocher whirlpool öfen!
| apparaat brødrister chaynik* deurbel droger dörrklock holodil* hårföner kjøleskap koelkast komfyr kylskåp oven! ovn! ringeklok spis! stiral* strijkijzer televiz* torktumlare tvättmaskin ugn! vaatwasser vannkoker vaskemaskin wasmachine waterkoker бойлер* духовк* плит* самокат* стирал* телевиз* холодильн* чайник*`,
  hvac: `a_c_unit ac! aerothermal air_con/conditioner/conditioning/conditioners aircon compressor condenser heat_pump hvac minisplit outdoor_unit split! splits!
| acondicionad aeroterm aire! aires! bomba_de_calor compresor split! splits! unidad_exterior aire_acond
| clim! climatis clims! pac! pompe_a_chaleur split!
| außengerät klima! klimaan klimager kompressor split! splitg wärmepumpe
| airco! kondic* kondits* luftkonditionering värmepump кондиц*`,
  heater: `boiler fire_place geyser heater heating radiator stove thermostat towel_rail underfloor
| brasero caldera calefac calenton estufa! estufas! radiador suelo_radiante termo! toallero
| bain_d_huile chaudiere chauffage chauffe_eau cumulus poele! radiateur seche_serviette
| boiler! fußbodenh handtuchh heizer heizkörper heizlüfter heizung kessel! nachtspeicher radiator
| element! obogrev* radiator varmeovn verwarming обогрев* радиатор*`,
  battery: `batteries battery battry cells! lipo lithium power_bank powerbank powerwall solar/energy/home_storage ups!
| acumula_la_luz acumulador bateria caja/cajas_de_acumular litio pila! powerbank
| accu! accus! batterie lithium pile! powerbank powerwall accus_de_stockage
| akku batterie lithium powerbank powerwall speicher! stromspeicher
| accu! akkum* batare* batteri hembatteri hjemmebatteri solcellebatteri thuisaccu thuisbatterij аккум* батаре*`,
  inverter: `invert optimis optimiz solar_box
| inversor inverter
| onduleur
| inverter wechselrichter
| omvormer växelriktare инвертор*`,
  panels: `panel! panels! photovolt pv! solar! string!
| fotovolt panel! paneles! placa! placas! solar! solares! string!
| module! panneau photovolt solaire string!
| modul! module! panel! panels! photovolt pv! solar! solaranl solarmod solarpan string!
| solcell solpanel streng! zonnepan панел*`,
  evCharger: `car/ev_charger charging/charge_point/station/cable electric_car ev! tesla wall_box wallbox
| cargador_de_el cargador_del/de_coche coche_electr punto_de_carga wallbox
| borne! bornes! chargeur_de_voit point_de_charge prise_de_rech voiture_elec wallbox
| e_auto elektroauto ladestation ladesäule wallbox
| laadpaal laddbox`,
  pool: `hot_tub jacuzzi pool! pools! spa! swimming_pool
| jacuzzi piscina spa!
| jacuzzi piscine spa!
| pool! pools! schwimmbad whirlpool
| bassäng zwembad бассейн*`,
  bathMetal: `appliance balustrade bath! boiler bollard car! caravan case! casing chassis computer cooker! counter dishwasher drain! dryer faucet fence! floor! freezer fridge gate! grill handle! handrail hob! kettle ladder! lamp! lamppost laptop letterbox machine! metal! microwave oven! pipe! pipes! pole! radiator rail! railing sauna shower socket! steps! street_light streetlight switch! tap! taps! toaster trolley tub! wall! water! window_frame worktop door_handle washing_machine sheet_metal
| agua! barandilla camara caravana carcasa carrito cañeria chapa! coche! cocina! ducha enchufe encimera escalera! farola frigo! grifer grifo horno! interruptor lavadora lavavaj manilla mesa_de_acero metal! metalic microondas nevera ordenador pared! pila! pomo! puerta! quicio radiador suelo! termo! tuber valla! verja termo_ele
| appareil balustrade bouilloire caravane cloture douche eau! echelle fenetre four! frigo! grille_pain inox! interrupt lampadaire lave_linge lave_vaisselle machine! metal mur! ordinateur plan_de plan_de_travail poignee portail radiateur rambarde rampe! refrigerateur robinet sol! table_en tole! tuyau
| armatur backofen blech boden! dusche edelstahl fenster gehäuse geländer griff! hahn heizkörper heizung herd! klinke kühlschr lampe laterne leiter! metall reling rohr! rohre! schalter spülbecken spülmasch stahl! wand! waschmasch wasser! wasserh wohnwagen zaun
| douche dusch dush! hekwerk kraan kraan! kran! ratt! rekkverk räcke stiral* vasken ванн* душ! кран*`,
  person: `aunt auntie bf! boss! boyfriend bro! brother builder cleaner client colleague cousin dad! daddy elderly father flatmate friend gardener gf! gran! grandad grandf grandm granny guest guy! he! hubby husband lad! lads! lass! lodger mam! man! mate! me! mom! mother mum! mummy nan! neighbor neighbour nephew nurse painter partner passer patient people person plumber pupil she! sis! sister somebody someone teacher tenant uncle wife woman worker
| abuel albañil alguien alumno amiga amigo camarero chica chico cliente compañer crio cura! cuñad ella! espos gato hermana hermano hombre huesped inquilin jardiner limpiador madre maestro mama! marido monja mujer niña niño novia! novio! nuera obrero paciente padre papa! pareja perro persona pintor prima! primo! señor sobrina sobrino suegr tia! tio! vecin yaya yayo yerno
| ami! amie! client collegue compagn copain copine copine! cousin eleve elle! femme! frere gars! gendre homme il! locataire maman mamie mamy mari! mec! mere! monsieur oncle ouvrier papa! papi papy patron! pere! personne! plombier quelqu_un serveur soeur tante technicien tonton voisin grand_mere belle_mere
| arbeiter bruder chef! cousin ehem elektriker er! frau! freund gast! großm großv handwerker jemand kellner kollege lehrer maler mama! mann! mensch mieter monteur mutter mutti nachbar oma! onkel opa! papa! papi partner person schwager schwester schwieger schüler sie! tante vater
| bestemor buurman buurvrouw doch! dochk* dochter dotter far! granne hond mama mamma man! mann! moeder mor! morfar mormor muzh* nabo oma! opa! papa pappa vader vrouw бабушк* брат* дедушк* дочер* жен* мам* муж* пап* сестр* сосед* человек*`,
  child: `baba babies baby bairn boy! cat! child daughter dog! girl! grandchild grandson infant kid! kiddo kids! kitten lil! little_man little_one/boy/girl nephew niece nipper pupil puppy son! sprog teen! toddler tot! tots! twins wean year_old yo!
| bebe bebito chaval chiquill cria! crio! crios gata! gato! hija hijo mellizos mocoso nena nene nenita niet! nieta nieto niñ peque peque! perr perrito sobrin zagal
| ado! bambin bebe chat! chaton chien chiot enfant fille! fils! gamin garcon gosse loulou marmot mioche mome! neveu niece nourrisson petit! petite! petits!
| baby bua! bub! bube! buben enkel hund! junge! katze kiddies kind! kinder! kindern kleine! kleinen! kleiner! kleinkind knirps krabbelk maderl mädchen neffe nichte sohn! säugling tochter welpe wicht! zwilling
| barn! bebis gutten hund! hunden jenta kind! kindje kleintje malysh rebenok rebyonok son! syn! syna sønn ungen zoon дочк* дочь ребен* ребён* сын*`,
  fingers: `coin! coins! crayon crochet cutlery earring finger fingertip foil fork hairclip hairpin hand! hands! key! keys! knife knives lego metal_object/thing nail! needle object paper_clip pen! pencil pin! pins! pliers screwdriver skewer something spoon stick! straw! tongue toy! toys! tweezer
| aguja alambre alambre! algo! alicate boli! clavo! clip! cosa! cuchara cuchill dedit dedo destornill horquilla juguete lapiz lengua llave! llaves! manita mano! manos! metal! moneda objeto palito pincho pinza pulsera punzon tenedor tijera yema!
| aiguille aluminium ciseau cle! clef! cles! clou! couteau doigt epingle fil_de_fer fourchette jouet langue main! mains! objet pic! piece! pince! quelque_chose stylo trombone truc!
| armband büroklammer draht! etwas! finger gabel hand! hände! löffel messer münze nadel nagel! schere! schlüssel schraubenz spieß! stift! zunge
| breinaald finger! fingrar fingre gaffel gvozd* kniv mes! nozh* nyckel nøkkel pal'c* palc* palec ruku saks! spits* vilk* vinger vork вилк* гвозд* ключ* нож* пал* рука руку`,
  touch: `bare_foot barefoot feel! feeling felt! from_the/my grab hand_on held! hold! in_the_water/shower/pool lean! leaned leaning off_the/it/my open_the pick_up plug_in plugged press step_on/in stepping stood swim switch/switched_on/off tuch turn/turned/turning_on/off/the unplug use_the using_the wash/washing_up/dishes/my/hands when_i/we/you whenever
| abr abrir apoy bañar baño! coge! coger! cojo! descalz desenchuf duch encend enchufar enchufo enciend fregando fregar lav lavar nadando nadar poner_la_mano pulsar roce! rozar rozo! sujet toca! tocar! toco! toque! al_tocar
| allum appui appuy baign branch contact debranch douche! effleur en_me lave! laver mettant ouvr pieds_nus pose! pren prenant prends! pris! tenant tenir tiens!
| abspül abwasch anfass angekommen anlang anmach aufdreh baden! barfuß drauf drück dusch einschalt einsteck fass! fasse! fassen gefasst greif griff! halte! hand_an hinlang hände! lang!_hin schwimm öffne
| aanra* prikas* prikos* raak! rörde rør tar! tok! trog* дотр* касат* прикос*`,
  grab: `drove_over grabbed grabs holding picked_up stepped_on stood_on touch
| agarr cogi! cogido pisado pise! toc tocado
| attrap marche_sur saisi touch
| angefasst berühr
| dotr* трог*`,
  receive: `feel! feels! felt! gave! get! gets! getting give! gives! giving got! had! receiv
| da! dado! dan! dando! dio! llevado! meter! metio! noto! pega! pegado! pego! recib siento soltado solto! suelta!
| balanc chope! chopp colle! donne envoie envoye fait! file! flanqu fous foutu mang met! mis! prend! prends! pris! recevoir recois recoit recu! ressens sens! senti!
| bekam! bekomm fühl gab! gegeben geholt gekriegt gibt! hab! habe! hat! krieg merk! spür verpass versetz
| fick! fikk! får! fått! geeft gekregen gir! kreeg krijg poluch* получ*`,
  building: `apartment attic balcony basement bathroom bed! bedroom boat! building bunk caravan carpet ceiling cellar conservatory corridor cupboard curtain downstairs duvet finca flat! garage hall! hallway home! hotel house kitchen landing loft! lounge marquee mattress office pergola pillow porch restaurant roof room! rooms! shed! shop! sofa stair terrace upstairs villa wall! walls! wardrobe utility_room
| almacen apartamento armario balcon barco baño! bloque! buhardilla cama! caravana cas! casa! casas! chalet cocina! cocinas! colchon comedor cortina cosina! cuarto desvan dormitorio edificio edredon escalera! finca! galpon garaje habitacion hotel! local! nave! oficina pared! paredes! pasillo piso! pisos! porche portal! rellano restaurante ropero salon! sofa sotano techo! techos! tejado terraza tienda trastero villa!
| appart armoire_a_linge balcon bateau bureau cabanon canape caravane cave! chambre comble couette couloir cuisine! entree! escalier garage gite! grenier hangar hotel immeuble lit! magasin maison matelas mur! murs! parquet placard plafond restaurant rideau salle_de_bain salon! sejour sous_sol terrasse toit toiture veranda villa!
| abstellraum bad! balkon bett! boot! büro dach! dachboden decke! diele etage! ferienh ferienw finca flur garage gebäude halle! haus! hause! hotel häuser hütte keller küche! lager! matratze restaurant schlafz sofa terrasse tiefgarage treppe treppenhaus villa! vorhang wand! wintergarten wohnung wohnwagen wohnz wände zimmer
| badet båt! dom! dome garazh* huis hus! huset kamer keuken kjøkken komnat* kuhn* kukhn* kvartir* kök! köket lager! matras muur plafond poto* rum! soverom sten! stue tak! taket vegg vägg zolder ванн* гараж* дом! дома доме квартир* комнат* кухн* подвал* потол* стен*`,
  surface: `ceiling cupboard plaster skirt wall! walls!
| armario azulejo pared! paredes! techo!
| cloison mur! murs! placard plafond
| decke! schrank wand! wände
| muur sten! vegg vägg стен*`,
  powerLine: `high_voltage lamp_post lamppost luftled pole! poles! power/overhead/electric/electricity/street/mains/utility_line/cable/wire/pole/lines/cables/wires powerline pylon street_light streetlight transformer telegraph_pole
| alta_tension cable_d_la cable_de_corr cable_de_la_calle cable_de_la_luz cable_de_luz/alta/la cable_elec cables_de_luz/alta/la cables_elec farola linea_aerea linea_de_alta/luz linea_elec media_tension poste! postes! tendido torre_elec torreta transformador
| cable_elec cables_elec catenaire fil_elec fils_elec haute_tension lampadaire ligne! lignes! poteau pylone transformateur ligne_elec ligne_haute ligne_edf
| elektr_kabel elektr_leit freileit hochspannung laterne mast! masten! oberleit stromkabel stromleit strommast umspann
| elektriciteitskabel elledning hoogspanning høyspent kraftledning lep! luftledning mast! paal! stolb* stolpe strømledning лэп опор* столб*`,
  ground: `alley beach car! cars! drive! driveway entrance fence! field! garden! grass ground! hedge highway lane! lawn low! outside park! parking path! pavement playground pool_area puddle road school street track! truck van! where_children yard
| acera arcen asfalto calle calzada camino camion campo! carretera carril cesped charco coche! coches! colegio entrada! finca! fuera! furgoneta jardin! parcela parque! paso! patio! playa plaza! rotonda seto! suelo! urbanizacion valla!
| aire_de_jeux allee camion champ chausse chemin cloture cour! dehors devant_la/le ecole haie jardin! par_terre parc! parking passage pelouse plage route rue! rues! sol! terrain trottoir voiture
| auto! autos! boden! draußen einfahrt feld! garten! gehweg grundstück hecke hof! lkw! park! parkplatz rasen! schule spielplatz strand straße trottoir weg! wiese zaun!
| bakken dorog* dvor* gata gatan grond! hagen marken straat trädgård tuin ulic* veien vägen weg! zeml* двор* дорог* земл* сад! саду улиц*`,
  tree: `branch bus! car! crane digger lorry palm! palms! tree truck van!
| arbol autobus camion coche! furgoneta grua palmera pino! rama! ramas!
| arbre branche! bus! camion grue palmier pelleteuse pin! voiture
| ast! auto! bagger baum! bus! bäume! kran! laster lkw! palme äste!
| boom! derev* träd! дерев*`,
  storm: `dana! gale gust hail! storm tempest thunder tornado weather wind! winds! windy
| dana! granizo levante! lluvias rachas temporal tormenta viento
| grele orage rafale tempete vent! vents!
| böe dana! gewitter hagel orkan sturm wind!
| groz* onweer storm! uvær бур* гроз* ураган* шторм*`,
  medical: `apap apnea apnoea bipap breathing!_equipment breathing_machine/apparatus/support/aid breathing_pump concentrator! concentrators! connected_to_a_machine cough_assist cpap dialis dialys feeding_pump/tube fed_by_tube peg_feed heart_monitor/pump home_hospital hooked_up_to infusor insulin_pump lvad machines/machine_to_breathe medical_device/equipment/machine milk_pump_no nebuli on_machines oxigen oxygen pump_feed respirator suction tracheo ventilator
| alimentacion_por bomba_de_comida bomba_de_nutri por_sonda aspirador_de_flemas aparato_de_respir aparato_medico/para apnea aspirador_de_sec bipap bomba_de_alim bomba_de_insul concentrador cpap dialis equipo_medico maquina_para/de_respirar nebuliz oxigen oxijen paciente_con respira_con respirador traqueo ventilador_en_casa ventilador_mec
| apnee appareil_resp/medic assistance_resp concentrateur cpap dialys machine_pour_respirer nebulis oxigene oxygen pompe_a_insul respirateur sonde! sous_ventil sous_ventilateur tracheo ventilateur_medic
| absaug apnoe atemgerät atemmasch beatm cpap dialys heimbeatm inhal monitor_herz sauerstoff sauerstoffk schlafapn
| andningsmask beademing hjemmerespirator kislorod* oksygen pustemask syre! syrgas zuurstof zuurstofapparaat диализ* ивл! кислор* сипап`,
  perishable: `aquarium fish_tank food! freezer fridge frozen insulin medication medicine milk vaccine
| acuario comida congelador frigo! insulina medicament medicina nevera pecera vacuna
| aquarium congelat frigo! insuline medicament vaccin
| aquarium gefrier impfst insulin kühlschr medikament tiefkühl
| diepvries frys! fryser vriezer`,
  business: `bar! business cafe clinic customer guests hotel office pub! restaurant salon shop! store!
| bar! chiringuito clientes clinica heladeria hotel! local! negocio obrador oficina panaderia peluqueria restaurante taller tienda
| bar! boulangerie boutique bureau! cabinet clients! hotel magasin restaurant salon_de
| bar! betrieb! bäckerei büro! geschäft gäste hotel kunden laden! praxis restaurant salon!`,
  basin: `basin bath bathtub in/into_the_water! jacuzzi pool! sink! toilet tub!
| al_agua! alberca bañera fregadero jacuzzi lavabo piscina
| baignoire dans_l_eau! evier jacuzzi lavabo piscine
| badewanne becken ins_wasser! pool! spüle wanne! waschbecken
| bad! badkar badkuip`,
  lasting: `all_day all_night hour! hours! since_four/last/yesterday
| horas! toda/toa_la/noche toda_noche
| heure! heures! toute_la_nuit
| ganze_nacht stunde! stunden
| timer!`,
  current: `current electricity power!_in/through
| corriente electricidad
| courant electricit jus!
| strom!
| stroom! ström! strøm! tok! tokom ток! током`,
  combustion: `barbecue bbq boiler brazier chimney fireplace generator genny geyser heater petrol stove
| barbacoa brasero caldera calentador carbon chimenea estufa generador
| barbecue braser charbon chaudiere chauffe_eau cheminee groupe_electrogene poele
| generator grill! heizung kamin! kohle ofen! therme`,
  power: `current! elec! electrics grid! juice! leccy lecky lights! mains phase! power! supply! power_s
| corriente! fase! lu! lus! luz! luzz red! suministro tension!
| courant! elec! lumiere phase! reseau secteur!
| elektrik elektro! licht! netz! phase! saft!
| el! elektrich* elektriciteit stroom strømme svet! sveta свет! света электрич*`,
  everywhere: `all_over_the entire every_room everything everywhere neighbours urbani whole/entire/all/throughout/rest_house/flat/villa/street/building/apartment/block/airbnb
| casa_entera en_todo los_vecinos piso_entero por_completo toda_la/mi_casa/vivienda/calle/urbanizacion toda_la_finca todo_el_piso/edificio/barrio/local/apart/bloque
| les_voisins maison_entiere partout tout_l_appart/immeuble tout_le_quartier toute_la_maison/rue/villa/residence/urban
| ganze_haus/wohnung/straße/siedlung/urban ganzen_haus ganzen_wohnung/straße ganzes_haus gesamte im_haus nachbarn überall
| hela_huset hele_huis`,
  protector: `board! breaker consumer_unit diferencial differential elcb elec! electricity electrics fuse fusebox gfci limiter mains mcb! panel! power! rccb rcd! sicherung switch
| automatico contador corriente cuadro! diferencial diferensial fusible general! icp! iga! interruptor limitador luz! magneto! magnetoterm palanca pia! piloto! plomo! plomos! termico!
| compteur courant! differentiel disjonct disjont elec! electricit fusible general! jus! linky lumiere plomb! plombs! tableau
| automat fehlerstrom fi! hauptschalt licht! rcd! schalter schutzschalt sicherung sls! strom!
| aardlek avtomat* hoofdschakelaar jordfeil jordfelsbryt sikring säkring uzo! автомат* пробк* узо!`,
  again: `again another_time keep! keeps once_more still
| aun! de_nuevo otra_vez sigue siguen todavia vuelve
| a_nouveau de_nouveau encore toujours
| erneut immer_noch nochmal wieder`,
  repeat: `all_the_time always constant every_time keeps
| cada_dos siempre sin_parar todo_el_rato
| sans_arret toujours tout_le_temps
| dauernd immer_wieder ständig`,
  lift: `elevator lift! lifts!
| ascensor elevador montacargas
| ascenseur monte_charge
| aufzug fahrstuhl lift!
| hiss!`,
  chirp: `battery_low/probably change_the_battery chirp low_battery needs_a_battery new_battery once/every_a/few/now/30/40_minute/minutes/seconds replace_the_battery single_beep
| bateria_baja cada_30 cada_cierto cada_minuto cada_rato de_vez_en la_pila pila_baja pilas
| batterie_faible chaque_minute de_temps_en pile! piles! toutes_les_30 toutes_les_heures toutes_les_minutes
| ab_und_zu alle_30 alle_paar batterie! jede_minute batterie_leer batterie_schwach`,
  plumbing: `cistern drain dripping_tap plumber sewer tap_drip tap_is_drip toilet
| atasco bajante desague fontaner grifo_gotea inodoro vater!
| chasse_d_eau evier_bouche plombier robinet_goutt robinet_qui siphon toilette
| abfluss installateur klempner siphon toilette wc!`,
  help: `fire_brigade help! helpp hepl hlp
| alluda ayuda! ayudaa ayudad ayudame ayudeme ayuden bomberos
| aide! aider aidez pompiers secours!
| feuerwehr! helfen helft! hilfe! hilfee hillfe`,
  electrician: `call_out callout electrician engineer someone/somebody_to_come sparkie sparky technic visit
| alguien_que_venga electricista enviad mandad manden operario que_venga_alguien tecnico venir_alguien
| depann electricien intervention quelqu_un_qui technicien venir_quelqu
| elektriker handwerker jemand_der/vorbei monteur notdienst techniker`,
  single: `a/one/an/that/single_socket/outlet/plug/light/lamp/bulb one_of_the
| el_enchufe_de ese_enchufe solo_un un_enchufe un_foco un_punto una_luz/bombilla/lampara una_toma
| cette_prise seule_prise un_spot une_prise/lampe/ampoule
| diese_steckdose ein_licht eine_steckdose/lampe/leuchte einer_steckdose`,
  system: `circuit! circuits! installation mains supply! thermostat
| circuito instalacion termostato
| circuit! installation thermostat
| anlage! installation stromkreis thermostat`,
  stranded: `aged airport appointment_at baby! cant/cannot_get car_stuck/inside/trapped days_old degrees doctor elderly ferry flight! freezing_in get_my/the/our_car get_out/in/into go_to_work gran! grandad grandm granny he/she/i/s_is/am/m_8*/9*/7*/eighty*/ninety*/seventy* hoist hospital in_an_hour in_here is/am_eighty*/ninety*/seventy* months_old nan! newborn over_eighty/seventy/ninety pregnant s_9*/8* stair_lift stairlift stuck_in/inside train! twins wedding week_old weeks_old wheelchair work_at/in years_old
| 8*/9*_años abuel aeropuerto ancian avion bebe boda cama_articul coche_dentro con_9*/8* dentro_el dialisis dias_de_vida embaraz encamad encerrad entro_a gemelos grados! grua_de hospital! invalid mayor! mayores medico! mellizos meses! no_podemos_salir no_puedo_salir recien_nacid sacar_el salvaescal silla_de_ruedas trabajar tren! vuelo! yaya
| 8*/9*_ans aeroport agee avion! bebe bloque_a degres! enceinte fauteuil_roulant hopital jours! jumeaux leve_malade lit_medic mamie mariage medecin mois! monte_escalier nourrisson sortir_la train! voiture_dedans/coincee/bloquee
| auto_drin auto_steht baby flug! flughafen grad! hochzeit ist_8*/9*/7* komme_nicht kommen_nicht monate_alt nicht_raus oma! opa! rollstuhl schwanger säugling tage_alt treppenlift wochen_alt wuche_alt zug! zum_arzt zur_arbeit zwilling
| baby! bebis uker veckor`,
} satisfies Readonly<Record<string, string>>
