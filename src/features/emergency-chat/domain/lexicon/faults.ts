/** What fails, and how urgent or worried people sound. Excused like the dangers. How to write a row: see `readTerms` in `../terms.ts`. */
export const faults = {
  powerLoss: `all/pitch/went/black/is/gone_dark all_the_lights_out comes_and_goes completely/totally_off/out/dead everything_off/dark/dead house_is_dead/dark in_the_dark lights_all_out lights_went_out loss_of_power/supply no_electric/elec/leccy/lecky_at no_lite nothing/none_works/work/working/turns nothing_electric power!_off/out/down/gone total_loss whole_house/flat_off/dead
| apagado_todo apago_todo corte_total fallo_de_red ido/fue/va/yendo/marchado/marcho/cortado/cortaron/corto/quitado/quitaron_la_luz ido/fue_luz nada_funciona/enciende/va no_funciona/va/enciende_nada oscuras! parado_todo quedado_sin se_corta!_la sin_aliment sin_red todo_apagado/oscuro/negro a_oscuras
| dans_le_noir noir_complet/total rien_marche/fonctionne rien_ne_marche/fonctionne/s_allume tout_eteint/est_eteint/saute/a_saute tout_noir
| alles_dunkel/aus/tot/finster dunkel_im ganz_haus_dunkel geht/funktioniert_nichts im_dunkeln netzausfall nichts_geht/funktioniert stockdunkel stromlos
| geen_stroom helt_svart ingen_ström ingen_strøm koblet_fra nergens_stroom net_elektr* stroom_uitgevallen/weg/is_weg stroomstoring ström*_borta strömlös* strömmen_har/gått strømløs* strømmen_gikk/borta/borte totale_uitval uten_strøm zonder_stroom без_свет* без_электр* вырубил* нет!_свет* нет!_электр* отключил*_свет* свет*_нет электр*_нет`,
  outage: `blackout outage power_cut
| apagon! apagón corte_de_corriente corte_de_luz corte_de_suministro corte_electrico corte_general
| coupure! coupures! panne_d_electricite panne_de_courant panne_de_secteur panne_generale/totale/electrique
| ausfall! blackout stromausf
| blackout elavbrott stroomuitval strömavbrott strømbrudd uitval`,
  partLoss: `all_sockets/the_sockets/lights every_socket half_the/of/my/our none_of_the only_half part_of_the_house/flat several_rooms some_of_the_house some_rooms upstairs/downstairs_has/lost whole_floor
| cocina_entera falta_una_fase la_mitad media_casa/vivienda medio_piso/bloque/local mitad_de ningun_enchufe ninguna_luz parte_de_la_casa planta_de_arriba/abajo toda_la_planta/cocina todas_las_luces todos_los_enchufes varias_habitaciones
| aucune_prise manque_une_phase moitie partie_de_l_appart tout_l_etage toute_la_cuisine toutes_les_prises/lumieres une_partie_de
| alle_steckdosen/lichter ganze_etage/küche/stockwerk halbe! halben! hälfte keine_steckdose obergeschoss_ohne phase_fehlt teil_der/des
| halva! halve! polovin* половин* halve_huset`,
  gone: `cut! dead! died down! failed gone! lost! missing off! out!
| apagad caid! caido! corta! cortad cortan! cortar! falta! fue! ido! muerta! muerto! perdid!
| absent coup! coupe! coupee! disparu etein mort! morte! panne parti! partie! saute! sautee! tomber!
| abgestellt aus! ausgefallen ausgegangen dunkel fort! tot! unterbrochen weg!
| borta! borte! gikk! gått otklu* propal* uit! uitgevallen weg! выключ* отключ* пропал*`,
  trip: `blew! blowing blown! blows! cuts_out cutting_out falls_down flips goes/go/going_off/down/out jumped_out jumps! kicked_out kicks_out knocked_off knocks_off off_again pops_out throws! trip! tripp trips!
| baja! bajado! bajan! cae! caen! cayendo desconect dispar funden! salta! saltado saltan! saltando saltar! salte! salto! se_corta! tira!_el tira_los
| claqu coupe! declench disjonct grill_le! lach! lache! part! pete! retomb saute saute! sautent! sauter! tombe!
| durchgebrannt flieg flog! fällt! geflogen haut! kommt_immer löst_aus raus! schaltet_ab schaltet_sich_ab springt!
| går! löser! ryker slår! springt! valt_uit vybil* vybiva* vyshiba* выбива* выбил* вышиб*`,
  wontStay: `again_and_again all_the_time constant every_few/five/ten/5/10 every_time_i immediately_trips instantly keep/keeps_tripping/going/cutting/jumping/popping/shutting/blowing/dropping/flipping/turning over_and_over refus straight_away straight_off trips/tripping/goes/jumps/off_again/straight/instantly/immediately
| al_instante cada_dos/poco/rato/vez/cinco/diez constante continua enseguida imposible_subir nada_mas no_consigo/logro/puedo_subir no_hay_manera/forma no_para/deja_de siempre! sin_parar todo_el_rato/tiempo una_y_otra vuelve_a
| a_chaque/chaque_fois arrete_pas_de aussitot immediatement impossible_de/a n_arrete remet_pas resaute ressaute sans_arret/cesse tout_de_suite tout_le_temps toutes_les_5/10/cinq/dix
| alle_paar/fünf/zehn/5/10 dauernd gleich_wieder immer_wieder jedes_mal lässt_sich nicht_rein/einschalten/zurück/drin/drinnen/oben sofort ständig ununterbrochen
| meteen_weer niet_omhoog postoyanno srazu steeds! telkens постоянно снова`,
  surge: `all_the_lights_flicker/dim/dimming/flickering bright_and/n/then brown_out dim_all dim_and/n/then go/goes/going/keep/keeps/are/get_dim/dimming high_voltage_in lights_flicker_in_every lights_pulse/pulsing/surge over_voltage overvoltage surge! too_much_voltage very/super/extra/too_bright voltage_spike/surge/fluct/drop power_surge
| baja_y_sube bajada_de/tension brillan_mas/mucho caida_de_tension luces_de_toda parpade_todas/todo/en_toda parpadean_todas/las_luces_de_toda pico_de_tension sobretension sube_y_baja suben_y_baja tension_alta/baja
| baisse_et baissent_et clignot_dans_toute/partout lumiere_baisse lumieres_baiss lumieres_de_toute monte_et montent_et sur_tension surtension tension_trop toutes_les_lumieres_clignot trop_de_tension varient
| alle_lichter/lampen_flack dunkler_und flacker_alle/im_ganzen/überall hell_und heller_und mal_hell viel_zu_hell zu_viel_spannung überspannung
| overspenning skachet spanningspiek överspänning скач*`,
  bareWire: `bare_copper box_is_open broken/cracked/smashed_socket copper_showing/visible/is cover_missing frayed hanging/hangs/coming/came/sticking/pulled/fell/falling/ripped_out_of_the_wall/off_the_wall insulation_gone/has/is/off junction_box_open live_part/parts missing_cover see_~_copper socket_hanging/came/fell socket_is_broken/cracked/smashed without_cover
| a_la_vista! al_aire! arrancado_el_enchufe asoma asomando caja_abierta cobre enchufe_arrancad enchufe_roto/suelto_de/colgando/salido/fuera roto_el_enchufe sin_tapa tapa_rota
| a_nu! arrach_la_prise boitier_ouvert cuivre depass fil_nu fils_nus pend_du_mur prise_arrach/casse/pend/sortie/qui_pend sans_cache/couvercle sort_du_mur sortent_du_mur
| abdeckung_fehlt aus_der_wand freilieg kaputte_steckdose kupfer lose_kabel/drähte/leitung loses_kabel nackt ohne_abdeckung steckdose_aus steckdose_lose/hängt/kaputt/gebrochen
| bare_ledning blottad* ogolen* голы* оголен* оголён*`,
  live: `carrying_current electrified is/are/was/its/still_live! live_wire/cable/casing/metal/part/rail measuredvolts!
| con_corriente/tension electrific en_tension
| electrifi sous_tension
| steht_unter unter_strom/spannung
| onder_stroom/spanning strömförande strømførende`,
  drill: `accidental cut_the/a/my cut_through digger drill dug_up/through hammer hedge hit!_by i/we/hit_a/the_cable/wire/pipe nail_through/in/into nailed nicked puncture put_a_nail/screw sever sliced spade strimmer through_a/the_cable/wire
| atraves azada cargado_un/el clavado! clavo! cortacesped cortado_un/el/sin cortaset pala! picado! pinchado! pinche! radial rozado sin_querer taladr
| arrache_un coup_de_pelle coup_de_pioche coupe_avec coupe_un_cable pelleteuse percant perce! plant_un_clou sectionne tondeuse touche_le_cable touche_un_cable vis_dans
| angebohrt bagger bohr durchgeschnitten durchtrennt erwischt flex getroffen heckensch nagel rasenmäh schraub
| boret borrade geboord prosverl* sverl* проб* просверл* сверл*`,
  trapped: `cannot_get_out cant_get_out inside! locked_in shut_in stuck! trap
| atascad atrapad dentro! encerrad no_puede/podemos_salir
| bloqu coinc dedans enferm
| drin! drinnen eingeschloss fest! gefangen kommt/kommen_nicht_raus stecken! steckt! stecken_geblieben
| fast! fängslad opgesloten vast! zastrya* застря*`,
  broken: `blank! blew! blink blocked blown! blows/blowing_warm/hot/cold broke! broken! bust! code_e cold_water/shower crack cuts_out dead! defect died error errorcode! fail fault! faults! faulty fix! fixing gone! half_of_what is/its_off/cold issue jammed kaput less_than loose! mute! no_longer no_signal/display/output/production/reading/hot_water/cold_air/heating/cooling/flow/internet off! offline only_half/one/two out_of_order packed_up playing_up popped! problem producing_less rattl repair silent! stop_working stopp stuck! tripped warm/hot_air warning/red/alarm/orange/error_light wobbl wrong!
| apagad arregl atasc averi bloquead defectuos deja_de dejado_de dejo_de desconect error estrope falla fallo fundid fundio goteo hace_ruido luz/piloto_roja/roj marca!_e menos_que/de_lo muda! mudo! muerta! muerto! muertos! parada! parado! parpadea! pitido problema raja! rajado repar rompio! rota! rotas! roto! rotos! se_apaga! se_para! se_queda! sin_agua_caliente solo_fria solo_sale suelta! suelto! tira!
| arrete! arretee! bloqu cass code_e coinc defaut defectu erreur eteint fuit! hs! lache! moins_qu moins_que mort! morte! muet! muette! nickel! panne! pannes! probleme repar reste_froid/froide souci voyant_rouge/orange en_panne
| ausgefallen bleibt_kalt blinkt! defekt durchgebrannt fehler geht_aus gestört hakt hängt! ist_aus kaputt kein_warm_wasser kein_warmwasser keine_heizung klemmt locker lose! nicht_mehr nur_kalt offline repar rote_lampe/leuchte/led rotes_licht schaltet_ab schaltet_sich spinnt! still! stumm! störung tot! tropft! wackel weniger!
| defect doet_het_niet dood! död! fungerar_inte kapot stil! stuk! sönder trasig tyst! virker_ikke werkt_niet ødelagt не_работает слома*`,
  oddRunning: `click grind humming loud! louder nois rattl squeak weird_sound
| chirri ruid suena_raro traquete vibra! vibran! zumb
| bourdonn bruit bruyant claqu grinc siffl vibre!
| brumm geräusch klapper laut! lauter! lärm quietsch ratter summ surrt
| geluid lawaai ljud! шум*`,
  flicker: `blink dim! dimmer! dimming dims! flashing flick flik wink
| baja_la_luz bajan_las_luces parpade pierde_fuerza va_y_viene
| baisse! baissent clignot vacill
| blink dimmt! dunkler flacker zuckt!
| blinkar flikker flimr* miga* migot* мерца* мига*`,
  cry: `ambulance call_112 fire_brigade_now fire_department going_to_burn/die help_help help_me_please help_quick i_am/im_dying in_danger need_help_now save_me/us send_help/someone_now/fire sos! we_are_going_to_die
| a_punto_de_arder/explotar auxilio ayuda_ayuda en_peligro me_muero! peligro_de_muerte/inminente puede_explotar socorr sos! sálv va_a_explotar/arder/quemar
| a_l_aide aidez_moi_vite ambulance au_secours danger_de_mort on_va_mourir pompier sommes/suis/est_en_danger sos! va_exploser vite_vite
| explodiert_gleich feuerwehr fängt_gleich gleich_explodiert helft_mir helft_uns hilfe_hilfe ich_sterbe in_gefahr rett! sos! wir_sterben zu_hilfe zur_hilfe
| ambulance brandkår brandweer brannvesen help! hjelp! hjälp! hjælp! levensgevaar livsfara livsfare noodgeval pomogite spasite пожарные помогите помощь! скорая спасите help_mij на_помощь`,
  emergencyWord: `danger! emergency emergency!
| emergencia peligro! urgencia!
| danger! urgence!
| gefahr! notfall notfall!
| nood! noodgeval nödsituation nødsituasjon`,
  soft: `bends! blister bubbles candle deformed discolou drooping! droopy! like_cheese sag! sagging shiny soft! sticky warped wax
| ablandad arrugad bland! blanda blandit blando brillante burbuj chicle deformad dobla! reblandec vela!
| bougie brillant cire! cloque deforme gondol molle mou! ramoll
| blasen kerze schlapp verform wachs weich! weiche! weicher! wirft
| boblar mjuk myagk* myk slap! verbogen zacht! zachte мягк*`,
  weak: `barely drifts hardly lags less! little! not_as/so_much/strong/good only! producing_*_less/than slow! slower stays_on takes/take/taking_~_long/longer/ages/all weak! weaker weakly wont_hold
| a_medias adelanta! atrasa! floj lenta lento menos! no_del_todo no_~_bien poca! poco! se_corta_a solo! tarda! tardan!
| avance! faible lent! lente! lentement longtemps mal! moins! peu! qu_en retard seulement
| geht_nach/vor kaum lange! langsam nur! schlecht! schwach wenig zu_lange
| minder mindre`,
  worry: `afraid dangerous frightened is_it_safe nervous not_safe scared scary worried worrying
| asustad miedo no_es_seguro peligros susto
| danger! dangereu flippe inquiet pas_rassur peur
| angst gefährlich sorge unsicher
| bang! boyus farlig* gevaarlijk opasno rädd боюсь опасно страшно`,
  urgent: `as_soon_as asap call_out_now come_now/quick/today emergency hurry immediate need_someone/somebody_now please_come pls_come quickly right_away/now same_day someone/somebody/out_today straight_away today_please tonight urgent
| ahora_mismo corriendo cuanto_antes emergencia esta_misma esta_noche/tarde hoy_mismo inmediat lo_antes que_venga_alguien rapid urgencia urgent venga_alguien venid_ya venir_ya ya_mismo ya_por
| aujourd_hui ce_soir des_que_possible immediat maintenant_svp tout_de_suite urgen vite! au_plus_vite le_plus_vite
| akut asap dringend eilig eilt! heute_abend heute_nacht heute_noch jetzt_bitte noch_heute notdienst notfall schnell! sofort!
| akut! dringend spoed srochno срочно`,
} satisfies Readonly<Record<string, string>>
