/** What fails, and how urgent or worried people sound. Excused like the dangers. How to write a row: see `readTerms` in `../terms.ts`. */
export const faults = {
  powerLoss: `everything_off/dark/dead all/pitch/went/black/is/gone_dark in_the_dark in_darkness nothing/none_works/work/working/turns lights_went_out all_the_lights_out comes_and_goes power!_off/out/down/gone no_lite lights_all_out house_is_dead/dark whole_house/flat_off/dead loss_of_power/supply total_loss completely/totally_off/out/dead nothing_electric
| a_oscuras a_osc oscuras! todo_apagado/oscuro/negro ido/fue/va/yendo/marchado/marcho/cortado/cortaron/corto/quitado/quitaron_la_luz ido/fue_luz nada_funciona/enciende/va no_funciona/va/enciende_nada quedado_sin apagado_todo apago_todo se_corta!_la corte_total sin_red sin_aliment fallo_de_red parado_todo
| rien_ne_marche/fonctionne/s_allume rien_marche/fonctionne dans_le_noir noir_complet/total tout_eteint/est_eteint/saute/a_saute tout_noir
| alles_dunkel/aus/tot/finster im_dunkeln nichts_geht/funktioniert geht/funktioniert_nichts stromlos stockdunkel stockfinster dunkel_im ganz_haus_dunkel zappenduster netzausfall
| helt_svart stroomstoring stroom_uitgevallen/weg/is_weg geen_stroom geen_elektriciteit zonder_stroom strömlös* strömmen_har/gått ingen_ström ström*_borta strømløs* ingen_strøm strømmen_gikk/borta/borte uten_strøm нет!_свет* свет*_нет нет!_электр* нет!_ток* электр*_нет без_свет* без_электр* отключил*_свет* выключил*_свет* пропал_свет свет_пропал вырубил* net_sveta sveta_net net_elektr* bez_sveta otkluchili_svet totale_uitval koblet_fra nergens_stroom`,
  outage: `powercut blackout outage power_cut power_failure
| apagon! apagón corte_de_luz corte_de_corriente corte_de_suministro corte_electrico corte_general
| coupure! coupures! panne_de_courant panne_d_electricite panne_generale/totale/electrique panne_de_secteur
| stromausf ausfall! stromunterbrechung blackout
| stroomuitval strömavbrott elavbrott strømbrudd strøm_brudd blackout uitval`,
  partLoss: `half_the/of/my/our none_of_the part_of_the_house/flat some_rooms several_rooms all_sockets/the_sockets/lights every_socket upstairs/downstairs_has/lost whole_floor only_half some_of_the_house
| media_casa/vivienda medio_piso/bloque/local la_mitad mitad_de parte_de_la_casa falta_una_fase varias_habitaciones toda_la_planta/cocina planta_de_arriba/abajo todos_los_enchufes ningun_enchufe ninguna_luz todas_las_luces cocina_entera
| moitie une_partie_de partie_de_l_appart plusieurs_pieces toutes_les_prises/lumieres aucune_prise tout_l_etage toute_la_cuisine manque_une_phase
| halbe! halben! hälfte mehrere_zimmer alle_steckdosen/lichter keine_steckdose ganze_etage/küche/stockwerk teil_der/des obergeschoss_ohne phase_fehlt
| halve! halva! halve_huset половин* polovin*`,
  gone: `gone! off! out! down! lost! cut! dead! died failed missing disappeared
| cortad cortar! cortan! corta! apagad caid! caido! marchad perdid! ido! fue! falta! muerto! muerta!
| etein panne parti! partie! coup! coupe! tomber! coupee! saute! sautee! disparu absent morte! mort!
| weg! aus! fort! tot! ausgefallen abgestellt unterbrochen futsch dunkel verschwunden ausgegangen
| weg! uit! uitgevallen borta! borte! gått gikk! пропал* отключ* выключ* propal* otklu*`,
  trip: `trip! trips! tripp triping blows! blowing blew! blown! jumps! jumped_out cutting_out cuts_out goes/go/going_off/down/out kicks_out kicked_out knocks_off knocked_off pops_out throws! off_again falls_down flips
| salta! saltan! salto! saltado saltando saltar! dispar cae! caen! cayendo bajado! baja! bajan! funden! fundieron brinc desconect se_corta! tira!_el tira_los salte!
| saute! sautent! saute sauter! disjonct declench retomb bascul tombe! coupe! grill_le! claqu lach! lache! part! pete!
| flieg geflogen rausgeflogen rausflieg löst_aus ausgelöst auslös rausspring springt! gesprungen raushau haut! rausgehauen schaltet_ab schaltet_sich_ab fällt! flog! raus! durchgebrannt kommt_immer
| springt! slaat_uit/af valt_uit löser! går! slår! ryker вышиба* выбива* выбил* вышиб* vybiva* vyshiba* vybil*`,
  wontStay: `trips/tripping/goes/jumps/off_again/straight/instantly/immediately keep/keeps_tripping/going/cutting/jumping/popping/shutting/blowing/dropping/flipping/turning over_and_over again_and_again all_the_time constant repeatedly every_few/five/ten/5/10 every_time_i straight_away refus continually straight_off instantly immediately_trips
| vuelve_a cada_dos/poco/rato/vez/cinco/diez todo_el_rato/tiempo una_y_otra constante continua sin_parar no_para/deja_de no_hay_manera/forma no_consigo/logro/puedo_subir enseguida al_instante siempre! imposible_subir nada_mas
| tout_le_temps sans_arret/cesse impossible_de/a remet_pas ressaute resaute aussitot toutes_les_5/10/cinq/dix arrete_pas_de n_arrete a_chaque/chaque_fois constamment immediatement tout_de_suite
| ständig dauernd andauernd immer_wieder sofort gleich_wieder jedes_mal alle_paar/fünf/zehn/5/10 ununterbrochen nicht_rein/einschalten/zurück/drin/drinnen/oben lässt_sich permanent
| steeds! telkens niet_omhoog meteen_weer hela_tiden hele_tiden постоянно снова все_время сразу_же postoyanno srazu`,
  surge: `voltage_spike/surge/fluct/drop power_surge over_voltage overvoltage surge! surging too_much_voltage bright_and/n/then dim_and/n/then brighter_and/then dim_all very/super/extra/too_bright lights_pulse/pulsing/surge all_the_lights_flicker/dim/dimming/flickering lights_flicker_in_every brown_out brownout go/goes/going/keep/keeps/are/get_dim/dimming 270_volt high_voltage_in
| subida_de_tension/luz subidas_de_tension pico_de_tension picos_de_tension subidon suben_y_baja sube_y_baja baja_y_sube bajon bajada_de/tension bajadas_de caida_de_tension caidas_de_tension brillan_mas/mucho sobretension oscila mucho/demasiado_voltaje tension_alta/baja parpade_todas/todo/en_toda parpadean_todas/las_luces_de_toda luces_de_toda
| surtension sur_tension tension_trop baisse_et baissent_et montent_et monte_et variation varient brillent_plus trop_de_tension toutes_les_lumieres_clignot clignot_dans_toute/partout lumieres_de_toute lumiere_baisse lumieres_baiss
| überspannung spannungsspitze spannungsschwank schwankt schwankung schwanken unterspannung heller_und dunkler_und hell_und mal_hell flacker_alle/im_ganzen/überall alle_lichter/lampen_flack zu_viel_spannung viel_zu_hell netzschwank
| spanningspiek överspänning overspenning скач* напряжен*_скач* skachet skach*_napr*`,
  bareWire: `frayed bare_copper copper_showing/visible/is see_~_copper cover_missing without_cover missing_cover live_part/parts insulation_gone/has/is/off hanging/hangs/coming/came/sticking/pulled/fell/falling/ripped_out_of_the_wall/off_the_wall socket_hanging/came/fell broken/cracked/smashed_socket socket_is_broken/cracked/smashed junction_box_open box_is_open
| al_aire! deshilach a_la_vista! cobre sin_tapa tapa_rota enchufe_arrancad arrancado_el_enchufe roto_el_enchufe enchufe_roto/suelto_de/colgando/salido/fuera caja_abierta asomando asoma
| fil_nu fils_nus a_nu! cuivre prise_arrach/casse/pend/sortie/qui_pend arrach_la_prise sans_cache/couvercle effiloch qui_depass depass sortent_du_mur sort_du_mur pend_du_mur boitier_ouvert
| blankliegend freilieg offene_kabel/leitung/drähte offenes_kabel offen_liegend lose_kabel/drähte/leitung loses_kabel nackt kupfer aus_der_wand ohne_abdeckung steckdose_lose/hängt/kaputt/gebrochen kaputte_steckdose angeknabbert abdeckung_fehlt steckdose_aus rausgerissen
| blote_draad kale_draad losse_draden blottad* bare_ledning оголен* оголён* голый голые голы* ogolen* gol*_provod`,
  live: `is/are/was/its/still_live! live_wire/cable/casing/metal/part/rail electrified energis energiz carrying_current measuredvolts!
| con_corriente/tension en_tension electrific energiz
| sous_tension electrifi conduit_le
| stromführ spannungsf führt_strom steht_unter unter_strom/spannung
| onder_stroom/spanning strömförande strømførende под_напряжением pod_napryazh*`,
  drill: `drill nailed nail_through/in/into screwed_in/into/through put_a_nail/screw dug_up/through cut_through sliced sever spade digger hedge lawnmower lawn_mower mower mowed strimmer hammer chased puncture nicked i/we/hit_a/the_cable/wire/pipe hit!_by accidental cut_the/a/my through_a/the_cable/wire
| taladr perfor agujere pinchado! pinche! picado! pala! azada desbroz cortacesped cortaset clavado! clavo! excavadora radial cargado_un/el cortado_un/el/sin rozado atraves picando cable_al_taladrar sin_querer
| perce! percer percant perfor plant_un_clou planter_un_clou planter_une_vis vis_dans coup_de_pelle coup_de_pioche tondeuse taille_haie debrouss pelleteuse tronconn touche_un_cable touche_le_cable coupe_un_cable coupe_avec arrache_un sectionne
| angebohrt gebohrt durchbohrt bohr anbohr nagel schraub spaten rasenmäh heckensch bagger flex durchgesägt durchtrennt getroffen erwischt durchgeschnitten zerschnitten gehackt
| geboord borrade boret проб* просверл* пробур* сверл* prosverl* sverl*`,
  trapped: `trap locked_in shut_in cannot_get_out cant_get_out inside! stuck!
| encerrad atrapad atascad dentro! no_puede/podemos_salir
| coinc bloqu enferm prisonn piege dedans
| eingesperrt eingeschloss gefangen steckengeblieben stecken_geblieben kommt/kommen_nicht_raus drinnen drin! steckt! stecken! fest!
| vast! opgesloten fast! fängslad застря* zastrya*`,
  broken: `broken! broke! dead! died faulty fault! faults! error out_of_order fail defect malfunc problem issue wrong! kaput knackered bust! stopp stop_working packed_up playing_up on_the_blink offline disconnect tripped rattl blocked jammed stuck! crack loose! wobbl blank! no_signal/display/output/production/reading/hot_water/cold_air/heating/cooling/flow/internet is/its_off/cold less_than producing_less produces_less half_of_what only_half/one/two warning/red/alarm/orange/error_light cold_water/shower blows/blowing_warm/hot/cold warm/hot_air keeps_turning/switching/going_off repair fixing fix! blown! blew! popped! off! gone! no_longer code_e blink cuts_out errorcode! silent! mute!
| estrope averi rompio! roto! rota! rotos! rotas! falla fallo error defectuos dejado_de dejo_de deja_de fundid fundio problema atasc atranc bloquead suelto! suelta! sin_agua_caliente solo_fria solo_sale apagad desconect se_apaga! se_para! se_queda! parpadea! luz/piloto_roja/roj menos_que/de_lo raja! rajado cascad goteo arregl repar tira! pitido marca!_e hace_ruido parado! parada! muerto! muerta! muertos! mudo! muda!
| cass defaillan defectu defaut erreur panne! pannes! hs! bloqu coinc en_panne mort! morte! probleme souci fuit! voyant_rouge/orange reste_froid/froide moins_que moins_qu eteint deconnect repar lache! griller foutu dysfonction arrete! arretee! s_arrete! nickel! code_e muet! muette!
| kaputt defekt ausgefallen fehler störung nicht_mehr klemmt hakt hängt! blockier lose! locker wackel tropft! kein_warmwasser kein_warm_wasser keine_heizung nur_kalt rote_lampe/leuchte/led rotes_licht blinkt! offline spinnt! gestört weniger! repar schaltet_ab schaltet_sich durchgebrannt ist_aus geht_aus bleibt_kalt tot! stumm! still!
| kapot defect stuk! trasig sönder ødelagt virker_ikke fungerar_inte werkt_niet doet_het_niet сломал* слома* не_работает ne_rabotaet dood! död! stil! tyst!`,
  oddRunning: `nois loud! louder rattl grind squeak clunk humming whirr vibrat click knocking weird_sound
| ruid suena_raro chirri golpete traquete vibra! vibran! zumb
| bruit bruyant bourdonn vibre! claqu grinc siffl
| geräusch klapper quietsch ratter brumm surrt lärm laut! lauter! summ
| geluid lawaai ljud! шум*`,
  flicker: `flick wink flik blink flashing dimming dims! dim! dimmer! strobe pulsing
| parpade pestan titil tintine oscila va_y_viene baja_la_luz bajan_las_luces pierde_fuerza temblequ
| clignot vacill tremblot papillot baissent baisse! saccad
| flacker blink zuckt! flimmer dunkler dimmt! schwankt
| flikker flimr* blinkar мига* мерца* miga* migot*`,
  cry: `help_help help_me_please sos! mayday save_me/us need_help_now send_help/someone_now/fire help_quick ambulance life_or/threatening we_are_going_to_die in_danger going_to_burn/die i_am/im_dying dangerous_situation fire_department fire_brigade_now call_112
| socorr auxilio sos! ayuda_ayuda salvad sálv ambulancia peligro_de_muerte/inminente en_peligro nos_morimos me_muero! a_punto_de_arder/explotar va_a_explotar/arder/quemar puede_explotar
| au_secours a_l_aide sos! aidez_moi_vite vite_vite pompier ambulance danger_de_mort sommes/suis/est_en_danger on_va_mourir va_exploser sauvez
| hilfe_hilfe sos! zu_hilfe zur_hilfe helfen_sie_mir helft_mir helft_uns rett! rettet rettungswagen krankenwagen notarzt lebensgefahr in_gefahr wir_sterben ich_sterbe feuerwehr gleich_explodiert explodiert_gleich fängt_gleich
| help_mij help! brandweer ambulance levensgevaar noodgeval hjälp! hjelp! hjælp! brandkår brannvesen livsfara livsfare помогите спасите скорая пожарные на_помощь помощь! pomogite spasite`,
  emergencyWord: `emergency! emergancy emergency danger!
| emergencia emergensia peligro! urgencia!
| urgence! danger!
| notfall! gefahr! notfall
| nood! noodgeval nödsituation nødsituasjon`,
  soft: `soft! softened squishy squidgy bendy floppy mushy gooey like_cheese sticky shiny sagging bends! blister bubbles deformed discolou  candle wax  melty  sag! bubbled warped  pliable droopy! drooping!
| bland! blando blanda blandit blandengue chicloso gomoso reblandec brillante dobla! burbuj ablandad vela! deformad chicle goma_blanda arrugad
| mou! molle mollasse brillant cloque gondol ramoll bougie cire! deforme fondant avachi pateux
| weich! weiche! weicher! aufgeweicht blasen wirft glänz verzogen verform wachs kerze wabbelig verbogen schlapp matschig
| zacht! zachte mjuk myk мягк* myagk* verbogen slap! boblar`,
  weak: `weak! weaker weakly slow! slower slowly less! only! little! barely hardly takes/take/taking_~_long/longer/ages/all stays_on not_as/so_much/strong/good producing_*_less/than wont_hold drifts lags
| poco! poca! menos! tarda! tardan! lento lenta apenas floj solo! no_del_todo a_medias no_~_bien atrasa! adelanta! se_corta_a
| peu! mal! moins! seulement qu_en lent! lente! longtemps faible lentement retard avance!
| wenig nur! schwach langsam lange! kaum schlecht! zu_lange geht_nach/vor
| mindre minder`,
  worry: `dangerous not_safe unsafe scared frightened afraid worried worrying nervous terrified scary is_it_safe is_this_dangerous
| peligros miedo asustad no_es_seguro preocup susto acojonad
| danger! dangereu peur inquiet pas_rassur flippe
| gefährlich angst sorge beunruhig unsicher
| gevaarlijk bang! farlig* rädd опасно страшно боюсь opasno boyus`,
  urgent: `urgent urgnt emergency emergancy immediate asap right_away/now as_soon_as need_someone/somebody_now come_now/quick/today today_please tonight quickly call_out_now someone/somebody/out_today same_day straight_away hurry pls_come please_come
| urgent urjente urgencia emergencia ahora_mismo cuanto_antes inmediat lo_antes hoy_mismo esta_noche/tarde esta_misma venid_ya venir_ya venga_alguien rapid corriendo ya_mismo ya_por que_venga_alguien
| urgen vite! tout_de_suite immediat au_plus_vite le_plus_vite ce_soir aujourd_hui des_que_possible rapidement maintenant_svp depech
| dringend notfall eilig eilt! schnellst umgehend sofort! schnell! heute_noch noch_heute heute_nacht heute_abend notdienst akut jetzt_bitte asap
| dringend spoed akut! срочно srochno`,
} satisfies Readonly<Record<string, string>>
