/** What the visitor wants, and the small words that change the meaning of others. How to write a row: see `readTerms` in `../terms.ts`. */
export const signals = {
  quote: `quote quotation price pricing how_much estimate budget install buy! buying replace replacing upgrade rewir new! interested looking_for/to thinking_of/about plan! planning subsid grant discount financ payback saving save! rates charge_for/per do_you do_u can_you_do option recommend inspect certificate boletin warrant guarant opening_hours renovat reform move/moving_a/the/my add! cost! costs! offer! sell! cover! prefer! survey would/d_like pay! paying
| presupuest precio cuanto_cuesta/cuestan/vale/valen/sale/seria/cobr/me/es/costaria/tarda cuestan! coste tarifa oferta instal comprar vender cambiar cambio_de sustituir renovar reforma rehabilit quiero! quisiera querria queria! gustaria interes pensando subvencion ayudas! bonific financ amortiz ahorr cobrais haceis poneis vendeis revision! revisar boletin! garantia! poner! mover! mejor! consumo consume recomend informacion adjunto valorar para_un/una comunidad
| devis prix combien cout couterait tarif budget install acheter vendre rempla changer renov j_aimerais je_voudrais interess on_envisage subvention aide_pour prime finance rentab econom vous_faites vous_posez posez! proposez certificat garantie! horaire controle! deplacer ajouter renseign besoin_d_un_devis
| angebot preis kosten! kostet kost! wie_viel wieviel schätzung installier einbau kaufen verkauf ersetzen austausch erneuer renovier hätte_gern möcht will_ein suche! suchen interess plan! planen planung überleg förder zuschuss finanzier lohnt sparen prüfung! zertifikat garantie! beraten beratung öffnungsz machen_sie bieten_sie haben_sie brauche_ein nachrüst
| kost! kosten! prijs zonnepan laadpaal kostar offert pris! koster tilbud solpan стоит стоят сколько цена цену stoit skolko cena cenu`,
  booking: `book reserv appointment apointment appt schedule arrange_a_visit next_week
| reserv agendar concertar pedir_hora dar_hora cita* visita! appointment
| rendez_vous rdv reserv prendre_date appointment
| termin reserv buchen buchung vereinbar besichtig appointment`,
  yes: `yep yeah! okay yes! sure! ok! yup
| de_acuerdo sii sip! vale! claro! ok!
| oui! ouais d_accord ok! volontiers
| jawohl okay klar! ja! gerne! ok! jo!`,
  contacts: `contact phone_number telephone your_number/phone/email emergency_number numbers! whatsapp which/what_number who_do_i_call
| contacto telefono! telefonos! whatsapp
| numero! numeros! whatsapp
| telefonnummer notrufnummer whatsapp`,
  greeting: `hello hey! hiya good_afternoon/day/evening greetings hi! morning! evening! hullo
| hola! holaa ola! buenos_dias buenas! saludos que_tal hey! buen_dia
| bonjour bonsoir salut! coucou hello!
| hallo! hi! hey! guten_tag/morgen/abend moin servus grüß grüezi tag!
| hoi! goedendag goedemorgen goedenavond hej! hejsan hei! привет здравств добрый_день privet`,
  thanks: `thank thx cheers ty! thanx grateful excellent_work five_stars great_work
| gracias agradec grasias un_diez
| merci remerci chapeau
| dank! danke merci super_arbeit`,
  repaired: `fixed repaired replaced sorted dealt_with solved mended resolved put_right changed_the were_safe fixing sorting swapped replacing as_new
| arregl cambiaron reparado reparo repararon solucion cambiasteis cambio! sustituy resuelto sustitucion cambiado ya_es_historia como_nuev puso_bien
| repar arrange! remplace! change! resolu regle! changee comme_neu
| repariert ersetzt behoben gelöst ausgetauscht erneuert gerichtet in_ordnung_gebracht gefixt getauscht ist_geschichte neu_gemacht saniert ausgewechselt
| `,
  allGood: `all_good/fine/ok/sorted/well everything_works fine/ok/sorted/perfect_now its/is_fine/ok great/good_job/service/work perfect works/working/work_perfectly/fine/again/great well_done no_longer_a_problem no_problem_now happy_with problem_solved been_sorted is_sorted safe_now
| todo_bien/perfecto/correcto/solucionado/arreglado gracias_por_todo sin_problema todo_en_orden ya_funciona ya_va/esta_bien funciona/va_bien/perfecto de_maravilla muy_bien encantad estupend genial buen_trabajo ya_paso
| tout_va_bien parfait tout_marche tout_fonctionne tout_est_bon/ok/rentre ca_marche_bien marche/fonctionne_a_merveille tout_bien bon/beau_travail nickel super_boulot remarche refonctionne tres_content
| alles_gut/ok/bestens/repariert in_ordnung läuft/geht/funktioniert_wieder/jetzt super/tolle/gute_arbeit prima wunderbar perfekt erledigt passt_alles sehr_zufrieden klappt
| `,
  allClear: `false_alarm no_need_to_come/send/worry no_longer_needed case_closed turned_out_to please_cancel cancel_please cancel_my/the_message/call/request ignore_my/the_message disregard stand_down sorted!
| falsa_alarma no_hace_falta_que no_vengais no_vengas ya_no_hace_falta anulad! anula! anular! anulen! cancelad! perdonad_las/el perdon_por resulto_ser al_final_era perdon/perdonad/perdonen_el_susto
| fausse_alerte pas_besoin_de plus_besoin annulez! annulation j_annule annuler_mon/l/la desole! finalement_c en_fait_c bon_finalement desole_pour_le_derangement/bruit
| fehlalarm falscher_alarm hat_sich_erledigt/geklärt entwarnung stornier nicht_mehr_kommen sorry!
| `,
  asksFor: `need! needs want! can! could! must get!
| necesit puede! pueden podeis quier queremos hay_que
| besoin faut pouvez peut! peux! venir!
| brauch bitte! muss! könn kann!`,
  question: `what! how! why!     is_it are_they/there/you can/could_you do_you/i does! should_i is_there may_i would_you is/are_your will_you have_you
|   cuanto!   cual!   podeis se_puede haceis es_posible es_verdad sois! teneis estais ofreceis
|   quoi! comment! pourquoi!  quel! quelle!  est_ce pouvez_vous avez_vous faites_vous peut_on puis_je y_a_t_il
| was!  warum! wann!   welche können_sie gibt_es ist_es kann_man soll_ich muss_ich darf_ich sind_sie haben_sie machen_sie bieten_sie`,
  bill: `bill! bills! invoice kwh prices! price! costs! rates! market! offer! deal! stock! electricity/energy/gas_price/cost
| factura recibo tarifa endesa! comercializadora kwh precio! precios! compañia
| facture prix! tarif kwh marche!
| rechnung stromrechn strompreis preis! kosten! kwh
| rekening energierek elräkning regning`,
  opinion: `top! school marriage wallet pocket! love! boss! hair! website lol! awesome legend crack! absolutely you_guys band! gig! song between!
| bolsillo piel! relacion! jefe! equipo! jaja jajaja bomba! crack! caña grupo! concierto cancion entre!
| top! portefeuille mdr! haha au_top groupe! concert chanson entre!
| haha hammer! band! lied! konzert zwischen!`,
  benignSmell: `musty mould mold sewage sewer drain paint perfume food! cooking dog! cigarette tobacco sweaty chlorine bbq barbecue dinner lovely nice! coffee flowers socks toilet bathroom_smells lemon damp!
| humedad cloaca alcantarill desague moho pintura comida perfume tabaco basura barbacoa cloro perro gloria tuber cañer arqueta fosa vater flores lejia amoniaco cerrado bien!
| moisi humidit egout canalis peinture parfum tabac cigarette chien renferme chlore toilettes fosse poubelle javel fleurs cafe bon!
| moder schimmel kanal abfluss farbe parfüm essen! tabak zigar hund! muffig chlor toilette müll blumen kaffee gut! lecker feucht`,
  negation: `no! not! non! nope never without arent wasnt didnt cant cannot havent hasnt none! nothing neither nor zero rather_than instead_of free_of aint couldnt isn doesn won don didn any_more_smoke
| no! ni! sin! nunca jamas ningun tampoco ya_no nada! en_vez_de en_lugar_de
| pas! non! ni! sans! aucun jamais rien! plus! nul! pa!
| kein! keine! keinen! keiner! keinem! keinerlei nicht! nich! net! ned! nimmer nüm nix! ohne! nie! niemals nichts! weder! nein! statt anstatt
| niet! geen! zonder inte! ingen! inget utan! ikke! uten! не! нет! без! ne! net! bez! nergens`,
  nobody: `nobody no_one noone not_anyone
| nadie
| personne!_ne ne_.._personne
| niemand keiner_ist`,
  notOnly: `not_only/just/simply/to/kidding/sure/very/too/really/100/certain/wonder no_idea/doubt/joke/matter/wonder/time/longer/question/electrician/answer/response/one not_smoke/from/steam dont/didnt/do/did/wouldnt_know/not/wait/notice/realise/find if_~_were/was_not
| no_solo/se/entiendo/estoy/es/cabe/hay/tengo/para/paran/deja/dejan/cesa/puedo/sabemos/sabe/contesta/responde/ve/veo/sea_si/que/por/lo/como/donde/seguro/segura/segur/broma/normal/duda/manera/ni/nada/de no_para/paran/deja/dejan/cesa
| pas_seul/sur/sure/normal/une/de/d_blague/doute/electricien je_ne_sais/sais sans_doute/arret ne_repond
| nicht!_nur/sicher/auf/aufhör/löschen/normal/ganz/erklären hört_nicht kein_scherz/witz/wunder/zweifel/elektriker`,
  stop: `stop put_it_out extinguish turn_off switch_off control go_away shut_off get_out go_out find see_where breathe reach
| apag respirar encuentro para! deja! puedo! salir! ver! calla!
| arret eteindr sort! sortir respirer trouv ferm
| hört löschen raus! atmen finden! auf!`,
  know: `know sure idea think why! ignore wait joke expect normal good! answer respond care touch!
| sabemos creo seguro segura normal broma contest respond miento aguant tocar se!
| sais! crois sur! normal repond blague
| weiß wissen sicher glaube normal witz anfassen`,
  scopeBreak: `but! because! cause though now! yet! only! since as! then! still while after when! just! so!
| pero! porque! aunque ahora solo! desde pues! luego despues cuando! al! sobre_todo si! y! por!
| mais! car! parce! depuis alors! quand! puis! maintenant juste! apres! et!
| aber! weil! jetzt! seit! dann! nachdem nur! und! wenn! da!`,
  carryOn: `or! and! any! sign signs sort! kind! of! at! all! the! a! there! is! are! was! electrical burning see! smell have! had! got! has! seen! been! really
| noto! de! el! la! ningun nada! olor huele llamas en! tener tiene! tengo! tenemos llega! sido habido ser! ni! o! u! hay! sale! echa! ve! veo! se! es! esta! fue! ha! he! un! una! sola! solo!
| de! d! la! le! l! un! une! ou! ni! du! des! odeur voit vu! sens! y! a! ai! est! en!
| oder! zu! sehen! nach! mehr! riecht rieche geruch auch! offen gesehen da! noch! die! der! das! den! einen! ein! eine!`,
  pastMarker: `last_year/summer/winter/spring/autumn/month/week year/years/month/months/week/weeks/days/ages/decades/winters/summers_ago/back previous_owner used_to when_i_was in_2010/2012/2014/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025 back_in old_house/flat as_a_child/kid/boy/girl in_19* in_200* in_201* last_january/february/march/april/may/june/july/august/september/october/november/december once_had we/i_once in_january/february/march/april/may/june/july/august/september/october/november/december
| hace_*_año/años/mes/meses/semana hace_años/meses/tiempo/semanas/mucho año/verano/invierno/mes/otoño_pasado antes! mi_pais en_200* en_201* en_la_guerra contaba_que en_2010/2012/2014/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025 antigu una_vez! de_niño/niña/pequeño/chico/chaval en_19*
| il_y_a_*_ans/mois/semaines il_y_a_longtemps l_an_dernier an/ete/hiver/mois_dernier annee/semaine_derniere en_2010/2012/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025 en_200* en_201* quand_j_etais_petit/petite/gamin/gosse en_19* il_y_a_des_annees
| letztes/letzten/letzte/letzter/voriges/vorigen/vergangen_jahr/sommer/winter/monat/woche/herbst vor_*_jahr/monat/woche/jahren vor_jahren/monaten/wochen/langer/längerer/ewig früher 2020! alten_haus als_kind/lehrling/bub/junge im_jahr/jahre_19* 2010! 2011! 2012! 2013! 2014! 2015! 2016! 2017! 2018! 2019! 2021! 2022! 2023! 195* 196* 197* 198* 199* damals! vor_zwei/drei/vier/fünf/zehn/zwanzig/dreißig_jahr`,
  pastVerb: `had! was! were! got! saw! smelled! smelt! did! been! gave! happened caught burned burnt went started sparked exploded broke leaked flooded died shocked felt melted found electrocuted
| tuvimos tuvo! tuvieron hubo! fue! quemo dio! echaba incendi prendi electrocut inund entro! saltaron estuvo paso! echo! era! vi! vimos! se_quemo se_incendio quemarse! eran! venia!
| eu! avait etait avons_eu a_eu a_pris a_brule a_ete ont_ete ai_vu a_failli venait! vu_bruler
| hatte hatt war! gab! gebrannt passiert abgebrannt wurde kam! geschmolzen explodiert waren! kam! bekommen! abbekommen gekriegt aufgegangen erlebt gesehen`,
  presentMarker: `again! now! still! since! today tonight currently at_the_moment this_morning/evening/afternoon/minute keep! keeps continues minutes_ago hour_ago hours_ago just_started starting_to these_days every/each_time everytime whenever always happening happens yesterday last_night is_back came_back recently getting_worse once_i/we
| ahora! otra_vez de_nuevo vuelve ha_vuelto sigue siguen todavia hoy! esta_noche/mañana/tarde actualmente en_este_momento cada_vez siempre_que continua acaba acabamos hace_un_rato/momento hace_una_hora hace_horas hace_minutos recien! anoche ayer! desde! al_enchuf al_tocar cuando_enchuf/toco/pongo
| maintenant encore! aujourd_hui ce_soir ce_matin cette_nuit actuellement toujours a_chaque chaque_fois depuis! vient_de viens_de des_que recommence hier! a_l_instant
| jetzt! heute immer_noch noch_immer aktuell momentan im_moment derzeit soeben gestern seitdem ständig jedes_mal immer_wenn vor_einer_stunde minuten! kurzem plötzlich erneut vorhin wenn_ich sobald_ich laufend gerade! grad! wieder! seit!`,
  presentVerb: `is! are! am! its! smells sparks smokes burns coming comes hisses leaks drips i_can/see/smell/hear we_can/see/smell/hear keeps gives has/have_started makes buzzes crackles there_s theres it_s has/have_been he_s she_s that_s i_m we_re
| hay! ay! es! esta! estan! sale! salen! huele! huelen! echa! echan! veo! da! dan! hace! arde! cae! entra! saliendo echando quemando vemos noto! notamos huelo olemos suelta oigo gotea chorrea suena
| est! sont! sort! sent! fait! voit! vois! entend fume! brule! goutte coule! y_a! prend! gresille suis! tombe!
| ist! sind! brennt! raucht! qualmt! riecht! stinkt! kommt! kommen! sprüht! funkt! gibt! sehe! sehen! steht! schmort! tropft! läuft! zischt! geht! knistert rieche! fängt!`,
  hypothetical: `what_if what_happens_if/when what_would in_case fire_risk risk prevent protect could/can/may/might_cause/lead/start/catch can/could_~_catch/explode/give worry_about do/does/would_~_catch/explode/burn/shock if_a/an/someone/one/they insur wonder curious training are_lithium/batteries/solar/your should_there/one/sockets cause/causes/causing_fire/fires/a_fire is_it_true milliamp* ask/question/questions_about against whether_batteries/panels/solar/a/they how_far/close is_it_legal/allowed symptoms_of hot_enough do_panels how_do/can/to in_general theoret project! interview how_do_i_explain what_about_if in_the_event danger_of chance likelihood how_likely avoid can_solar/lithium if_there_were/was regulation homework school_project wondering i_wonder imagine suppose hypothetic ever! someday one_day minimum_distance allowed_to would_explode/burn/catch signs_of during_a/an in_a_fire wenn_es_brennen causes! essay cause_of would_we/you/i/it_get/be/catch/start can_a/an/any/old_~_overheat/catch/explode/leak/burn
| que_pasa/pasaria/ocurre/ocurriria_si en_caso y_si_hay/se/un puede/pueden_~_explotar/provocar/arder/causar/incendiar/dar/quemar/electrocutar/prender riesgo proteccion si_hubiera/hubiese/entrase/algun/un/una/alguna/se es_verdad_que miliamp* como_evit/proteg/se que_distancia contra_rayos teoric charla prevencion trabajo_del/de_cole/clase como_les/le_explic si_un_dia que_hago/hacer/hay_si/que_hay/hacer por_si podria podrian peligro_de prevenir evitar proteg seguro_de seguro_cubre curiosidad imagina supon hipotet normativa deberes trabajo_del es_cierto contra_incend formacion resisten posible_que probabil y_si_cae/cayera/hubiera que_pasaria
| et_si! s_il_y_avait/a_un milliamp* est_il_vrai c_est_vrai_que eviter protection en_cas peut/peuvent_~_prendre/exploser/bruler/provoquer entretien comment_eviter/savoir theoriq expose! interview prevention que_faire_en risque danger_de prevenir proteg pourrait pourraient si_un/une/jamais/quelqu/il/elle assurance curieu curiosite imagin suppos hypothet norme! reglement formation exposé expose_sur un_jour est_il_possible est_ce_possible possible_qu probabil formation peut_on_s risquerait que_faut_il_faire
| was_passiert/wäre/ist_wenn/bei/im können/kann/können_~_brennen/beschädig/explodier/anfangen/auslös/entzünd milliamp* stimmt_es_dass vermeid wenn_es_brennt/brennen/brände referat vortrag was_tun_bei/wenn was_tue/mache_ich_bei/wenn was_soll/macht_man im_fall im_falle im_brandfall könnte risiko gefahr_von brandgefahr verhinder schützen schutz_vor/gegen vorbeug versicher vorschrift frage_mich neugier angenommen falls! wenn_ein/eine/mal/jemand hausaufg schulung sollte_es wie_wahrscheinlich wie_verhind ob! theoretisch jemals kann/können_so/ein/eine/alte_~_brennen/fangen/überhitz/explodier kann/können_~_eigentlich
| `,
  source: `leaflet! brochure! flyer! pamphlet! specification! manual! handbook! textbook! newspaper! the_news! news_says article! forum! facebook! youtube! podcast! advert! poster! questionnaire! insurance_form page_two/three/four/five/six/seven you_write_that your_page/website/site_says/about read_~_page/website accident/fire_report says_~_facebook pictures/drawings_for clause! contract_says/say survey_says/we/the explained_how/why explaining_how/why the_news
| folleto folletos! octavilla manual_de/del pliego_de especificacion memoria_tecnica periodico recorte_de las_noticias articulo_de/sobre foro! foros! facebook! youtube! podcast anuncio! cartel! cuestionario ficha_titulada/sobre tele_dij/dic imagenes/dibujos_para clausula informe_de_compra explico/explicar/explicaba/explicando_como/por leido_~_web/pagina/guia/articulo/foro lei_~_web/pagina/guia/articulo/foro guia_que/de/del queda/quedado_claro_que informe_del/pericial en_vuestra/su_web/pagina
| brochure! brochures! depliant prospectus cahier_des_charges manuel! notice! magazine! dans_le_journal aux_infos les_infos article! forum! facebook! youtube! podcast publicite! questionnaire! lu_~_site/page/guide/article/notice guide_que ce_que_vous_disiez/dites/ecrivez rapport_d images/dessins_pour une_lecon clause! article_du_contrat expliquait/expliquer/explique/expliquant_comment/pourquoi
| broschüre merkblatt faltblatt flyer! handbuch leistungsverz ausschreib zeitung! zeitungsart nachrichten! artikel! forum! foren! facebook! youtube! podcast werbung! plakat! fragebogen leitfaden seite_steht ihrer/eurer/der_seite_steht gutachten! kaufgutacht klausel bilder_für erklärt/erklärte/erklären_wie/warum`,
  fiction: `story_in/about children_s_story fairy_tale film! movie! tv_series episode! novel! chapter! had_a_dream dreamt! dreamed! documentary! for_~_homework school_project thesis! for_~_exam for_~_test exam_says my_exam quiz! lesson! lecture! give/giving/gave_a_talk a_talk_on/about come_and_talk speaker_on joke_about
| pelicula peli! la_serie novela! capitulo! soñe soñado documental! un_cuento para_~_deberes trabajo_del/de_cole/instituto/clase examen! una_charla charla_sobre leccion unidad_didactica chiste!
| le_film film! la_serie serie_tele roman_policier roman! chapitre! reve_que/cette ai_reve documentaire! exposé! pour_~_devoirs examen! une_lecon conference! conferences! un_conte ecrivain! blague_de
| film! krimi! tatort! serie_gestern/läuft roman! kapitel! geträumt doku! dokumentation! kindergeschicht geschichte_in/über märchen für_~_hausaufgab referat! prüfung_lerne für_~_prüfung unterrichts schulprojekt quiz! witz_über`,
  taleOf: `when! the_day the_time the_night
| cuando! el_dia_que la_noche_que aquel_dia
| quand! lorsqu lorsque le_jour_ou la_nuit_ou
| als! damals! an_dem_tag neulich_wegen`,
  mine: `our! my! here! we! i_am i_m
| mi! mis! nuestr aqui! en_casa
| mon! ma! mes! notre! nos! ici! chez_nous/moi
| mein! meine! meinem! meiner! unser! unsere! unserem! unserer! hier! bei_uns/mir`,
  test: `just_testing only_a_test
| es_una_prueba solo_pruebo
| juste_un_test c_est_un_test
| nur_ein_test teste_nur`,
  emerge: `coming_from/out comes_from/out
| viene_de sale_de
| vient_de sort_de
| kommt_aus/hinter/von
| komt_uit/van`,
  topic: `about! regarding
| sobre!
| sur_les concernant
| über! zum_thema`,
  general: `would! how_do/does/to/often/can_i/safe/long is_it_safe/possible/true do/does_solar/batteries/a/an/they/it/panels when_there_is_a if_there_is_a in_case run/work/works_during/in/when to_survive survive what_size do_i_need safe_if possible_for during in_a_power/an_outage for_when in_the_future ready_for prepare plan_for next_time when/if_the_power/grid/electricity keep_running/working enough_for
| cuando_haya si_se_va si_hay se_puede para_cuando que_bateria podria podrian seria! funciona_con/en/si como_funciona cuando_hay_un durante en_el_futuro cuanto_dura cuanto_aguanta autonomia es_posible
| est_ce_que comment_fonctionne pendant_une en_cas pourrait pourraient lors_d quand_il_y_a_une si_le_courant combien_de_temps a_l_avenir fonctionnent_t fonctionne_t quelle_batterie marche_t marchent_ils
| können! kann_das/es/man würde wie_funktion/erkenn/sicher/lange könnte möglich stimmt_es bei_stromausfall/einem/einer während in_zukunft frage_mich wenn_der_strom/es/das
| `,
  whatAbout: `what_about and_if what_if
| y_si!
| et_si!
| und_wenn was_wenn`,
  turn: `but! because! cause although however right_now at_the_moment actually except yet! and_now anyway suddenly
| pero! porque! aunque ahora! sin_embargo resulta de_repente justo_ahora acaba
| mais! parce! car! maintenant soudain la_tout_de_suite pourtant d_un_coup
| aber! weil! obwohl jetzt! gerade! plötzlich allerdings nun!`,
  recent: `last_week/night/weekend/month yesterday
| anoche ayer! mes_pasado
| hier! mois_dernier
| gestern letzten_monat`,
  postNegation: `none! no! not!
| nada! ninguno
| pas! pa! aucun plus! jamais! que!
| nicht! nich! nichts! keine! nix! gar_nichts`,
  plan: `planning want/like_to_install/add
| queremos_poner quiero_poner de_obra
| projet renov
| renovier einbauen`,
  backup: `backup back_up blackout_protection battery_for in_case_of
| proteccion_contra bateria_para para_cuando
| secours_en batterie_de_secours
| notstrom`,
  work: `work working does_nowt turn!_on come!_on coming_on switch!_on go!_on start! starting starts charg cool! cools cooling heat! heats heating ring! rings open! opens opening close! closes closing respond connect produc light!_up stay_on show! showing go!_up go!_down drain! spin moving! move! get!_hot/cold/warm pick!_up kick!_in
| funcion prende! prenden! anda! andan! encien encend enciende arranc carga! cargan cargar enfri calient! calienta! calientan! suena! suenan! abre! abren! cierra! cierran! respond produc va! van! baja! sube! tira! marcha! gira! desagua echa!_frio coge!_señal conecta! detecta! sirve! centrifug mueve!
| march fonctionn allum demarr charg chauff refroidi ouvr ferme! ferment sonn repond produi descend monte! remonte! tourne! va! vidange essor connect eclaire! bouge!
| geht! gehen! funktionier tut! läuft! lädt! laden! startet! kühlt! heizt! wärmt! öffnet! schließt! schliesst! klingelt! reagiert! springt!_an produzier leuchtet! brennt! fährt! dreht! macht!`,
  hold: `stay reset hold! go!_back switch_back turn_back back_on get_it/them_back/on/to go!_up set! latch stick!
| queda! sube! subir aguanta! mantiene rearma! rearmar deja! entra! quedan! suben! engancha
| tient! tenir reste! remonte! reenclench enclench rearm remettre remet! remonter
| bleibt! hält! rein! drin! drinnen! einschalten zurücksetzen oben! reindrück hoch! reindrehen
| omhoog blijft stannar`,
  part: `half part some! several
| media! medio! mitad parte!
| moitie partie
| halbe! halben! hälfte teil!
| половин`,
  bare: `bare! expos naked damag fray loose! cut! cuts chew split! live! open! sticking hanging dangling visible broken! stripped torn uninsulated
| pelad pelao! pelaos! suelt! suelto! sueltos desnud colgand asomand descubiert fuera! deshilach mordid roid dañad rot! roto! rotos! cortad partid suelta! asoma! destap
| denud nu! nus! apparent abime coupe! coupes! sort! sortent depass pend! pendent ronge! arrach casse
| blank! blanke! blanker! blanken! lose! loses! offen! offene! offenes! nackt! nackte! schaut! schauen! hängt! hängen! beschäd angeknabb durchgeschn gerissen kaputt! freilieg durchtrennt
| blote! bare! løs lös голы* оголен* ogolen*`,
  electricWord: `electric elec!
| electric eletric
| electriq
| elektrisch elektro!`,
} satisfies Readonly<Record<string, string>>

/**
 * Expressions that swallow the words they are made of: a smoke detector is no smoke, hot water is not hot. `alarmDevice` and `gasDevice`
 * still take part in rules of their own.
 */
export const swallowing = {
  alarmDevice: `smoke/fire/heat/co/gas/monoxide_alarm/detector/sensor smoke_and_~_detector
| alarma/detector_de_co detector/detectores_de_humo/humos/gas/monoxido
| detecteur/detecteurs_de_fumee/gaz/monoxyde
| co_melder/warner/alarm rauchmeld brandmeld`,
  gasDevice: `
| bombona gas_natural/ciudad
| gaziniere
| gasheiz gastherm gasherd gasofen gasflasche gaskamin`,
  product: `fire_extinguish/door/place/pit/wall/wood/proof/resist/retard/rated/rating/safety/certif/insur/regul/hazard/escape/exit/station/stick/tv/protect/damage/prevent/blanket/sale/tablet/department/service/engine/truck/sign/fireproof flame_retard/effect/proof electric_flame electric!_fires/fireplace with_flame smoke_test/free/colour/grey/glass/machine/shop/control/extract/vent/damage spark_plug water_pump/heater/heating/meter surge_protect flood_light/lamp shockproof waterproof water_resist sparkling for_the_fire fireproof firewall fireplace fireman hot_spot arc_fault fake_flame smoked_glass/salmon smoking_area/room quit_smoking stopped_smoking electrified_fence explosion_proof burn_calories/proof wood/log/pellet_burn fume_hood/extract exhaust_fume refrigerant_leak leak_detect blackout_blind/curtain boom_box/gate big_bang underwater_light/lamp under_water_light shock_proof rated_down firework
| extintor pararrayos estanco detector_de_arco efecto_fuego resistente_al plan_de_incend certificado_de_incend daños_por_incend luz/luces/salida/alumbrado/numero/numeros/telefono_de_emerg campana_de_humos copa_de_humo gris/color_humo vidrio_ahum salmon_ahum extractor/extraccion/salida/salidas/conducto/tubo/evacuacion_de_humos puerta_cortafuegos cortafuegos ignifug pastor_elec anti_incend antiincend contra_incend apagafuegos fuegos_artif dejar_de_fumar linea_de_vida barbacoa_de
| cheminee effet_flamme dessin_de porte_coupe coupe_feu pare_feu extincteur feu_d_artifice feux_de insert_elec assurance_incendie securite_incendie fumoir fume_cigar saumon_fume verre_fume anti_feu desenfum anti_incend resist_au_feu pare_flamme interdit_de paratonnerre parafoudre degats_des_eaux_assur chocs_elec_protection formation_incendie formations_incendie
| wasserkoch brandschutz blitzschutz elektrokamin flammeneff kindersicherung feuerwehrauto rauchfrei raucher rauchabzug rauchgas rauchglas rauchgrau rauchverb aufhören_zu_rauchen dem_rauchen überspannungss explosionsge explosionssch stromtarif feuerlösch feuerfest feuerwerk feuerstelle feuerschale brandsicher blitzableit feuerwehrzufahrt brandabschn kaminfeuer brenner! brennholz brennwert brennstoff gewitterschutz brandgefahr
| `,
  idiom: `no_smoke_without_fire smoke_~_there_s_fire on_fire_with/about bill/bills/team/website/price/prices_is/are/s_on_fire you_are/re_on_fire you_guys_are_on_fire burning_question/issue/desire/to/a/money burn/burns/burning_money/a/rate/gas/wood/oil/fuel/calories fire_up/away/me/off/him/over/festival/season fired_up smoking_deal/gun smoking_hot_deal/price/offer shocked_to_receive/see/learn shocked_by_how/your_bill/price/quote/much quote_gave_me gave_me_a_heart nearly_died_when_i_saw/read/opened price/prices/cost/costs/bill/bills_explod/have/has/are start/started/year/summer/season/end/ended_~_with_a_bang boss/head_explode boss/head_will_explode spark_you_bring love_the_spark absolutely/pure/straight_fire am/m/feel/feeling_burned/burnt_out called_spark called_live_wire lads/guys/boys/crew/fitters_were/are_on_fire sparks_will_fly is/was/are/were_fire_bro/mate/dude/lol
| donde_hubo/hay_fuego/humo cuando_el_rio_suena estoy/estamos_quemad estoy/estamos_que_echo/echamos_humo precio/precios/luz/factura/recibo/verano/hijos/hijas_~_que_arde por_las_nubes fuego_puro la_bomba la_caña infarto_al/la/jaja calambre_me_dio_al_ver/leer/abrir me_derrito padre/abuelo/hermano/hermana/hijo/hija/cuñado/cuñada/marido/vecino_es/fue/era_chispas padre/abuelo/hermano/hermana/hijo/hija/cuñado/cuñada/marido/vecino_es/fue/era_una_chispa que_chispa_tiene_el/la/tu/vuestro/vuestra/este_muchach/chico/chica/anuncio/web estoy/estamos_que_echo/echamos_chispas echa_chispas_de_bonit/content/guap es_un_cortocircuito_con
| fumee_sans_feu voit_le_feu_partout prix_explos/qui/flamb/en je_brule_de/d_savoir/voir/avoir/impatience/envie facture/prix/montant/tarif_~_fait_un_choc meurt/meurs_de_chaud/chaleur/froid/rire/soif/faim eu_le_coup_de_foudre real_coup_de_foudre coup_de_foudre_pour effet_d_une_decharge dans_les_pommes_en_voyant/lisant/ouvrant
| wo_rauch_ist_~_feuer kein_rauch_ohne_feuer sieht_überall_feuer brennen/brenne/brennt_darauf brennt_mir/uns_unter brennt_unter_den_näg rechnung/rechnungen/kosten/preis/preise_explod/brenn/bringt/war bin/war/waren/sind_geschockt rechnung/rechnungen/geld_~_in_rauch_auf hitze_sterb feuer_und_flamme_für brennt_es_unter_den_näg brennt_da/mir_eine_frage brennt_eine_frage brennt_mir_die_kreditk`,
  hotWater: `hot/warm_water/air/shower/bath/tub warm/heat/heating_up_the weather_is_boiling hot_ticket hot_day/afternoon/weather/summer/outside
| agua_caliente calentar_el/la/agua/piscina/casa calienta_el/la_agua/casa se_calienta_mucho_la_casa calor_que con_este_calor con_el_calor bomba_de_calor
| eau_chaude chauffe_eau pompe_a_chaleur
| warmwasser wasser_warm/wird/kalt/heiß bei_der/dieser_hitze haus_wird sommer_zu`,
  otherThing: `bright_spark burner put_up call_out light_on_the freezer/ice/food_is/was_melting scared/bored_stiff a/wee/little_bit bit_of pop_by/in/round/over popped_by/in/round/over sparky! sparkie! sparkys! sparkies!
| corriente/corrientes_de_aire dos/tres/los_fuegos calle_fuego/del/humo/chispa fuego/fuegos_de_la_vitro/placa/induccion/encimera
| suis_pompier perd!_~_wifi/connexion/reseau/signal interphone/parlophone/sonnette_~_gresill
| feuerwehrmann brandhitze gegensprechanlage_~_knistert/rauscht stehe/steht/stehen_~_total/ziemlich/völlig_unter_strom`,
} satisfies Readonly<Record<string, string>>
