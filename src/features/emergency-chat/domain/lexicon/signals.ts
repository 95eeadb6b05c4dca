/** What the visitor wants, and the small words that change the meaning of others. How to write a row: see `readTerms` in `../terms.ts`. */
export const signals = {
  quote: `add! boletin buy! buying can_you_do certificate charge_for/per cost! costs! cover! discount do_u do_you estimate financ grant guarant how_much inspect install interested looking_for/to move/moving_a/the/my new! offer! opening_hours option pay! plan! planning prefer! price quotation quote rates recommend reform renovat replace replacing rewir save! sell! subsid survey thinking_of/about upgrade warrant would/d_like
| adjunto ahorr ayudas! boletin! bonific cambiar cambio_de cobrais comprar comunidad consume consumo cuanto_cuesta/cuestan/vale/valen/sale/seria/cobr/me/es/costaria/tarda cuestan! financ garantia! gustaria haceis informacion instal interes mejor! mover! oferta para_un/una pensando poneis poner! precio presupuest queria! querria quiero! quisiera recomend reforma renovar revisar revision! subvencion sustituir tarifa valorar vendeis vender
| acheter aide_pour ajouter certificat changer combien controle! cout deplacer devis econom garantie! horaire install interess j_aimerais je_voudrais posez! prime prix proposez rempla renov renseign subvention tarif vendre vous_faites vous_posez
| angebot austausch beratung bieten_sie brauche_ein einbau erneuer ersetzen förder garantie! haben_sie hätte_gern installier interess kaufen kost! kosten! kostet lohnt machen_sie möcht nachrüst plan! planen preis prüfung! renovier suche! suchen verkauf wie_viel wieviel will_ein zertifikat öffnungsz überleg
| cena cenu kost! kostar kosten! koster laadpaal offert prijs pris! skolko solpan stoit tilbud zonnepan сколько стоит стоят цена цену`,
  booking: `appointment appt arrange_a_visit book next_week reserv schedule
| appointment cita* concertar dar_hora pedir_hora reserv visita!
| appointment prendre_date rdv rendez_vous reserv
| appointment besichtig buchen reserv termin vereinbar`,
  yes: `ok! okay sure! yeah! yep yes! yup
| claro! de_acuerdo ok! sii sip! vale!
| d_accord ok! ouais oui! volontiers
| gerne! ja! jo! klar! ok! okay`,
  contacts: `contact emergency_number numbers! phone_number telephone whatsapp which/what_number who_do_i_call your_number/phone/email
| contacto telefono! telefonos! whatsapp
| numero! numeros! whatsapp
| notrufnummer telefonnummer whatsapp`,
  greeting: `evening! good_afternoon/day/evening greetings hello hey! hi! hiya morning!
| buen_dia buenas! buenos_dias hey! hola! holaa ola! que_tal saludos
| bonjour bonsoir coucou hello! salut!
| grüezi grüß guten_tag/morgen/abend hallo! hey! hi! moin servus tag!
| goedemorgen goedenavond goedendag hei! hej! hejsan hoi! privet здравств привет`,
  thanks: `cheers excellent_work five_stars grateful great_work thank thx ty!
| agradec felicit gracias un_diez
| chapeau merci remerci
| dank! danke merci super_arbeit`,
  repaired: `as_new changed_the dealt_with fixed fixing made_~_safe mended put_right repaired replaced replacing sorted sorting swapped were_safe
| arregl cambiado cambiaron cambiasteis cambio! como_nuev puso_bien reparo resuelto solucion sustitucion sustituy ya_es_historia
| arrange! change! changee comme_neu regle! remplace! repar
| ausgetauscht behoben erneuert ersetzt gelöst gerichtet getauscht in_ordnung_gebracht ist_geschichte neu_gemacht repariert saniert
|`,
  allGood: `all_good/fine/ok/sorted/well been_sorted everything_works fine/ok/sorted/perfect_now great/good_job/service/work happy_with is_sorted its/is_fine/ok no_longer_a_problem no_problem_now perfect safe_now well_done works/working/work_perfectly/fine/again/great all_is_well been_fine ever_since_~_fine is_fine_all nothing_to_do_with_us sorted_by we_ve_slept works_a_treat
| buen_trabajo de_maravilla encantad estupend funciona/va_bien/perfecto gracias_por_todo muy_bien sin_problema todo_bien/perfecto/correcto/solucionado/arreglado todo_en_orden ya_funciona ya_paso ya_va/esta_bien como_la_seda quedado_perfecto se_arreglo_todo todo_resuelto todos_tranquilos va_como
| bon/beau_travail ca_marche_bien marche/fonctionne_a_merveille nickel parfait remarche super_boulot tout_bien tout_est_bon/ok/rentre tout_fonctionne tout_marche tout_va_bien tres_content
| alles_gut/ok/bestens/repariert erledigt in_ordnung klappt läuft/geht/funktioniert_wieder/jetzt passt_alles prima sehr_zufrieden super/tolle/gute_arbeit wunderbar
|`,
  allClear: `cancel_my/the_message/call/request cancel_please case_closed false_alarm ignore_my/the_message no_longer_needed no_need_to_come/send/worry panic_over please_cancel sorted! stand_down turned_out_to what_i_took_for
| al_final_era anula! anulad! anular! anulen! cancelad! falsa_alarma no_hace_falta_que no_vengais perdon/perdonad/perdonen_el_susto perdon_por perdonad_las/el ya_no_hace_falta
| annuler_mon/l/la annulez! bon_finalement ce_que_je_prenais_pour desole! en_fait_c fausse_alerte finalement_c j_annule pas_besoin_de plus_besoin tout_est_regle desole_pour_le_derangement/bruit
| entwarnung falscher_alarm fehlalarm hat_sich_erledigt/geklärt nicht_mehr_kommen sorry! stornier was_ich_für
|`,
  asksFor: `can! could! get! must need! needs want!
| hay_que necesit podeis puede! pueden queremos quier
| besoin faut peut! peux! pouvez venir!
| bitte! brauch kann! könn muss!`,
  question: `are_they/there/you can/could_you do_you/i does! have_you how! is/are_your is_it is_there may_i should_i what! why! will_you would_you
| cual! cuanto! es_posible es_verdad estais haceis ofreceis podeis se_puede sois! teneis
| avez_vous comment! est_ce faites_vous peut_on pourquoi! pouvez_vous puis_je quel! quelle! quoi! y_a_t_il
| bieten_sie darf_ich gibt_es haben_sie ist_es kann_man können_sie machen_sie muss_ich sind_sie soll_ich wann! warum! was! welche`,
  bill: `bill! bills! costs! deal! electricity/energy/gas_price/cost invoice kwh market! offer! price! prices! rates! stock!
| comercializadora compañia endesa! factura kwh precio! precios! recibo tarifa
| facture kwh marche! prix! tarif
| kosten! kwh preis! rechnung strompreis stromrechn
| elräkning energierek regning rekening`,
  opinion: `absolutely band! between! boss! crack! gig! hair! lol! love! marriage pocket! school song top! wallet website you_guys
| bolsillo bomba! cancion caña concierto crack! entre! equipo! grupo! jaja jajaja jefe! piel! relacion!
| concert entre! groupe! haha mdr! portefeuille top!
| band! haha hammer! lied! zwischen!`,
  benignSmell: `barbecue bathroom_smells bbq cigarette coffee cooking damp! dinner dog! drain food! lemon lovely mold musty nice! paint sewage toilet
| arqueta barbacoa bien! cerrado cloro comida desague fosa humedad moho perro pintura tuber vater
| bon! cafe chien cigarette egout fosse humidit moisi peinture poubelle renferme toilettes
| abfluss blumen chlor essen! farbe feucht gut! hund! kaffee moder muffig müll toilette zigar`,
  negation: `aint any_more_smoke cannot cant didn didnt doesn don free_of instead_of isn neither never no! non! none! nope nor not! nothing rather_than without won zero
| en_vez_de nada! ni! ningun no! nunca sin! tampoco
| aucun jamais ni! non! nul! pa! pas! plus! rien! sans!
| kein! keine! keinem! keinen! keiner! ned! nein! net! nich! nicht! nichts! nie! nimmer nix! nüm ohne! statt weder!
| bez! geen! ikke! ingen! inget inte! ne! nergens net! niet! utan! uten! zonder без! не! нет!`,
  nobody: `no_one nobody not_anyone
| nadie
| personne!_ne personne_n
| keiner_ist niemand`,
  notOnly: `dont/didnt/do/did/wouldnt_know/not/wait/notice/realise/find if_~_were/was_not no_idea/doubt/joke/matter/wonder/time/longer/question/electrician/answer/response/one not_only/just/simply/to/kidding/sure/very/too/really/100/certain/wonder not_smoke/from/steam
| no_para/paran/deja/dejan/cesa no_solo/se/entiendo/estoy/es/cabe/hay/tengo/para/paran/deja/dejan/cesa/puedo/sabemos/sabe/contesta/responde/ve/veo/sea_si/que/por/lo/como/donde/seguro/segura/segur/broma/normal/duda/manera/ni/nada/de
| je_ne_sais/sais ne_repond pas_seul/sur/sure/normal/une/de/d_blague/doute/electricien sans_doute/arret
| hört_nicht kein_scherz/witz/wunder/zweifel/elektriker nicht!_nur/sicher/auf/aufhör/löschen/normal/ganz/erklären`,
  stop: `breathe control extinguish find get_out go_away go_out put_it_out reach see_where shut_off stop switch_off turn_off
| apag calla! deja! encuentro para! puedo! respirar salir! ver!
| arret eteindr ferm respirer sort! sortir trouv
| atmen auf! finden! hört löschen raus!`,
  know: `answer care expect good! idea ignore joke know normal respond sure think touch! wait why!
| aguant broma contest creo normal respond sabemos se! segura seguro tocar
| blague crois normal repond sais! sur!
| anfassen glaube normal sicher weiß wissen witz`,
  scopeBreak: `after as! because! but! cause just! now! only! since so! still then! though when! while yet!
| ahora al! aunque cuando! desde despues luego pero! por! porque! pues! si! sobre_todo solo! y!
| alors! apres! car! depuis et! juste! maintenant mais! parce! puis! quand!
| aber! da! dann! jetzt! nachdem nur! seit! und! weil! wenn!`,
  carryOn: `a! all! and! any! are! at! been! burning electrical got! had! has! have! is! kind! of! or! really see! seen! sign signs smell sort! the! there! was!
| de! echa! el! en! es! esta! fue! ha! habido hay! he! huele la! llamas llega! nada! ni! ningun noto! o! olor sale! se! ser! sido sola! solo! tenemos tener tengo! tiene! u! un! una! ve! veo!
| a! ai! d! de! des! du! en! est! l! la! le! ni! odeur ou! sens! un! une! voit vu! y!
| auch! da! das! den! der! die! ein! eine! einen! geruch gesehen mehr! nach! noch! oder! offen rieche riecht sehen! zu!`,
  pastMarker: `as_a_child/kid/boy/girl back_in before_the_rewire/renovation in_the_fifties/sixties/seventies/eighties/nineties in_19* in_200* in_2010/2012/2014/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025 in_january/february/march/april/may/june/july/august/september/october/november/december last_january/february/march/april/may/june/july/august/september/october/november/december last_year/summer/winter/spring/autumn/month/week old_house/flat once_had previous_owner used_to we/i_once when_i_was year/years/month/months/week/weeks/days/ages/decades/winters/summers_ago/back
| antes! antigu año/verano/invierno/mes/otoño_pasado contaba_que de_niño/niña/pequeño/chico/chaval en_19* en_200* en_2010/2012/2014/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025 en_la_guerra en_los/años_cincuenta/sesenta/setenta/ochenta/noventa aquella_noche/vez/tarde aquel_dia/año/verano/invierno hace_*_año/años/mes/meses/semana hace_años/meses/tiempo/semanas/mucho mi_pais una_vez!
| an/ete/hiver/mois_dernier annee/semaine_derniere avant_les_travaux en_19* en_200* en_2010/2012/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025 il_y_a_*_ans/mois/semaines il_y_a_longtemps l_an_dernier
| 195* 196* 197* 198* 199* 2010! 2011! 2012! 2013! 2014! 2015! 2016! 2017! 2018! 2019! 2020! 2021! 2022! 2023! als_kind/lehrling/bub/junge alten_haus damals! früher im_jahr/jahre_19* letztes/letzten/letzte/letzter/voriges/vorigen/vergangen_jahr/sommer/winter/monat/woche/herbst vor_*_jahr/monat/woche/jahren vor_der_sanierung/renovierung vor_jahren/monaten/wochen/langer/längerer/ewig vor_zwei/drei/vier/fünf/zehn/zwanzig/dreißig_jahr`,
  pastVerb: `been! broke burned burnt caught did! died electrocuted exploded felt flooded found gave! got! had! happened leaked melted saw! shocked smelled! smelt! sparked started was! went were!
| dio! echaba echo! electrocut entro! era! eran! estuvo fue! hubo! incendi inund paso! prendi quemarse! quemo saltaron tuvieron tuvimos tuvo! venia! vi! vimos!
| a_brule a_ete a_failli a_pris ai_vu avait etait eu! ont_ete venait! vu_bruler
| abgebrannt aufgegangen bekommen! erlebt explodiert gab! gebrannt gekriegt geschmolzen gesehen hatt hatte kam! passiert war! waren! wurde`,
  presentMarker: `again! always at_the_moment came_back every/each_time everytime getting_worse happens hour_ago hours_ago is_back just_started keep! keeps last_night minutes_ago now! once_i/we since! starting_to still! these_days this_morning/evening/afternoon/minute today tonight whenever yesterday
| acaba acabamos ahora! al_enchuf al_tocar anoche ayer! cada_vez continua cuando_enchuf/toco/pongo de_nuevo desde! en_este_momento esta_noche/mañana/tarde ha_vuelto hace_horas hace_minutos hace_un_rato/momento hace_una_hora hoy! otra_vez recien! siempre_que sigue siguen todavia vuelve
| a_chaque a_l_instant aujourd_hui ce_matin ce_soir cette_nuit chaque_fois depuis! des_que encore! hier! maintenant recommence toujours viens_de vient_de
| gerade! gestern grad! heute im_moment immer_noch immer_wenn jedes_mal jetzt! minuten! momentan noch_immer plötzlich seit! seitdem sobald_ich ständig vor_einer_stunde vorhin wenn_ich wieder!`,
  presentVerb: `am! are! bulges! burns buzzes comes coming crackles crackles! drips gives has/have_been has/have_started he_s hisses hums! i_can/see/smell/hear i_m is! it_s its! keeps leaks makes pricks! she_s smells smokes sparks that_s there_s theres tingles! we_can/see/smell/hear we_re
| arde! ay! cae! chorrea cosquillea! da! dan! echa! echan! echando entra! es! esta! estan! gotea hace! hay! huele! huelen! huelo noto! oigo olemos pica! pincha! quemando sale! salen! saliendo suelta suena vemos veo!
| brule! coule! entend est! fait! fume! goutte gresille picote! pique! piquent! prend! sent! sont! sort! suis! tombe! vois! voit! y_a!
| brennt! brummt! funkt! fängt! geht! gibt! ist! knistert kommen! kommt! kribbelt! läuft! prickelt! qualmt! raucht! rieche! riecht! schmort! sehe! sehen! sind! sprüht! steht! stinkt! tropft! zischt!`,
  hypothetical: `against are_lithium/batteries/solar/your ask/question/questions_about can/could_~_catch/explode/give can_a/an/any/old_~_overheat/catch/explode/leak/burn can_solar/lithium cause/causes/causing_fire/fires/a_fire cause_of causes! chance could/can/may/might_cause/lead/start/catch curious danger_of do/does/would_~_catch/explode/burn/shock do_panels during_a/an essay ever! homework hot_enough how_do/can/to how_do_i_explain how_far/close how_likely hypothetic if_a/an/someone/one/they if_there_were/was imagine in_a_fire in_case in_general in_the_event insur interview is_it_legal/allowed is_it_true milliamp* one_day prevent project! protect risk should_there/one/sockets signs_of suppose symptoms_of theoret training wenn_es_brennen what_about_if what_happens_if/when what_if what_would whether_batteries/panels/solar/a/they wonder worry_about would_explode/burn/catch would_we/you/i/it_get/be/catch/start school_project how_many_house if_a_child if_ever nonsense_or_not should_there suppose_the what_happens_in
| charla como_evit/proteg/se como_les/le_explic contra_incend contra_rayos curiosidad deberes en_caso es_cierto es_verdad_que evitar imagina miliamp* peligro_de podria podrian por_si posible_que prevencion prevenir proteccion puede/pueden_~_explotar/provocar/arder/causar/incendiar/dar/quemar/electrocutar/prender que_distancia que_hago/hacer/hay_si/que_hay/hacer que_pasa/pasaria/ocurre/ocurriria_si que_pasaria resisten riesgo seguro_cubre seguro_de si_hubiera/hubiese/entrase/algun/un/una/alguna/se si_un_dia supon teoric trabajo_del trabajo_del/de_cole/clase y_si_cae/cayera/hubiera y_si_hay/se/un como_se_nota cuantos_incendios es_cierto_que  para_la_carpeta si_cayera/huele_~_quien si_un_crio supongamos verdad_o_tonter
| assurance c_est_vrai_que comment_eviter/savoir curieu curiosite danger_de en_cas entretien est_ce_possible est_il_possible est_il_vrai et_si! eviter expose! exposé formation hypothet imagin interview milliamp* norme! peut/peuvent_~_prendre/exploser/bruler/provoquer peut_on_s possible_qu pourrait prevenir protection que_faire_en que_faut_il_faire risque risquerait s_il_y_avait/a_un si_un/une/jamais/quelqu/il/elle suppos theoriq un_jour expose_sur
| angenommen brandgefahr falls! frage_mich gefahr_von hausaufg im_fall im_falle kann/können_so/ein/eine/alte_~_brennen/fangen/überhitz/explodier kann/können_~_eigentlich können/kann/können_~_brennen/beschädig/explodier/anfangen/auslös/entzünd könnte milliamp* neugier ob! referat schulung schutz_vor/gegen sollte_es stimmt_es_dass theoretisch vermeid versicher was_passiert/wäre/ist_wenn/bei/im was_soll/macht_man was_tue/mache_ich_bei/wenn was_tun_bei/wenn wenn_ein/eine/mal/jemand wenn_es_brennt/brennen/brände wie_wahrscheinlich
|`,
  source: `accident/fire_report advert! article! brochure! clause! contract_says/say explained_how/why facebook! flyer! forum! handbook! insurance_form leaflet! manual! news_says newspaper! page_two/three/four/five/six/seven pamphlet! podcast! poster! questionnaire! radio/telly/tv/programme_~_said/says i_read_that read_in_the/sur/a read_~_page/website read/heard/seen/saw_stories/articles/reports/videos seen/saw_on_~_news specification! survey_says/we/the textbook! the_news the_news! you_write_that your_page/website/site_says/about youtube! says_~_facebook claims_that contract! guide_reads/it_reads inspector_wants page_~_reads policy_schedule policy_says radio_about review_of salesman
| anuncio! cartel! clausula leido_que vi/vimos/visto_en_la_prensa vi/vimos/visto_en_las_noticias en_vuestra/su_web/pagina explico/explicar/explicaba/explicando_como/por facebook! ficha_titulada/sobre folleto foro! foros! guia_que/de/del imagenes/dibujos_para informe_de_compra informe_del/pericial las_noticias lei_~_web/pagina/guia/articulo/foro he_leido_que lei_que leido_~_web/pagina/guia/articulo/foro manual_de/del periodico pliego_de queda/quedado_claro_que radio/tele/programa_~_decian/dicen/dijeron recorte_de youtube! aseguradora_exige/pide comercial_me_ha_dicho/asegura contrato! en_la_tele/radio_salio en_vuestra/su_guia/web_leo/pone guia_leo manual_pone poliza! segun_la_poliza salio_lo_de tele_salio otra_empresa_asegura/dice
| article! aux_infos brochure! brochures! cahier_des_charges ce_que_vous_disiez/dites/ecrivez clause! dans_le_journal expliquait/expliquer/explique/expliquant_comment/pourquoi facebook! forum! guide_que images/dessins_pour les_infos ai_lu_que/qu lu_~_site/page/guide/article/notice magazine! manuel! notice! publicite! questionnaire! radio/tele/emission_~_disai/disent rapport_d une_lecon youtube! article_du_contrat
| artikel! bilder_für broschüre erklärt/erklärte/erklären_wie/warum facebook! flyer! foren! forum! gutachten! ihrer/eurer/der_seite_steht kaufgutacht klausel leistungsverz merkblatt nachrichten! gelesen_dass plakat! radio/fernsehen/talkshow/sendung_~_erzähl/hieß seite_steht werbung! youtube! zeitung!`,
  fiction: `a_talk_on/about author! chapter! children_s_story come_and_talk documentary! dreamed! dreamt! episode! exam_says film! for_~_exam for_~_homework for_~_test give/giving/gave_a_talk had_a_dream in_my_book joke_about lecture! lesson! movie! my_exam novel! novels! quiz! school_project screenplay! speaker_on story_in/about theatre_group/play thesis! thriller! writer! chapter_of_my our_drama podcast! frankenstein
| capitulo! charla_sobre chiste! documental! examen! grupo/obra_de_teatro guion! la_serie novela! novelista! para_~_deberes peli! relatos! soñado_con/que soñe thriller! trabajo_del/de_cole/instituto/clase un_cuento una_charla programa_de_radio cine_de_verano en_escena efecto_de_rayos escribo_un_cuento podcast!
| ai_reve blague_de chapitre! conference! conferences! documentaire! ecrivain! examen! exposé! film! la_serie manuscrit! piece_de_theatre polar! reve_que/cette roman! serie_tele troupe! un_conte une_lecon le_film roman_policier
| autor! autorin! doku! dokumentation! drehbuch! film! für_~_hausaufgab für_~_prüfung geschichte_in/über geträumt kapitel! kindergeschicht krimi! laienbühne märchen prüfung_lerne quiz! referat! roman! serie_gestern/läuft tatort! thriller! witz_über`,
  formerOwner: `former/previous/last_owner/owners/tenant/tenants/people people/owners/couple_before_us
| anterior/anteriores_dueñ/propietari/inquilin dueñ/propietari/inquilin_anterior
| ancien/anciens/ancienne/precedent_proprietair/locatair proprietair_precedent/avant
| vorbesitz vormieter`,
  talk: `an_evening_on course! homework! lecture! session! talk! talks! training! workshop!
| charla! charlas! curso! deberes! jornada! ponencia! taller!
| atelier! conference! cours! devoirs! exposé formation! soiree!
| hausaufgab kurs! referat! schulung! vortrag! vortragsabend`,
  taleOf: `the_day the_night the_time when!
| aquel_dia cuando! el_dia_que la_noche_que
| la_nuit_ou le_jour_ou quand!
| als! an_dem_tag damals! neulich_wegen`,
  mine: `here! i_am i_m my! our! we!
| aqui! en_casa mi! mis! nuestr
| chez_nous/moi ici! ma! mes! mon! nos! notre!
| bei_uns/mir hier! mein! meine! meinem! meiner! unser! unsere! unserem! unserer!`,
  test: `just_testing only_a_test
| es_una_prueba
| c_est_un_test juste_un_test
| nur_ein_test teste_nur`,
  emerge: `comes_from/out coming_from/out
| sale_de viene_de
| sort_de vient_de
| kommt_aus/hinter/von
| komt_uit/van`,
  topic: `about!
| sobre!
| sur_les
| zum_thema über!`,
  general: `do/does_solar/batteries/a/an/they/it/panels do_i_need during enough_for for_when how_do/does/to/often/can_i/safe/long if_there_is_a in_a_power/an_outage in_case is_it_safe/possible/true keep_running/working next_time plan_for possible_for prepare ready_for run/work/works_during/in/when safe_if survive what_size when/if_the_power/grid/electricity when_there_is_a would!
| como_funciona cuando_hay_un cuando_haya cuanto_aguanta cuanto_dura es_posible funciona_con/en/si para_cuando podria podrian que_bateria se_puede seria! si_hay si_se_va
| combien_de_temps comment_fonctionne en_cas est_ce_que fonctionne_t lors_d marche_t marchent_ils pendant_une pourrait quand_il_y_a_une quelle_batterie si_le_courant
| bei_stromausfall/einem/einer frage_mich kann_das/es/man können! könnte möglich stimmt_es wenn_der_strom/es/das wie_funktion/erkenn/sicher/lange während würde
|`,
  whatAbout: `and_if what_about what_if
| y_si!
| et_si!
| und_wenn was_wenn`,
  turn: `actually although and_now anyway at_the_moment because! but! cause except however right_now yet!
| acaba ahora! aunque de_repente pero! porque! resulta justo_ahora
| car! d_un_coup la_tout_de_suite maintenant mais! parce! pourtant
| aber! allerdings gerade! jetzt! nun! obwohl plötzlich weil!`,
  recent: `last_week/night/weekend/month yesterday
| anoche ayer! mes_pasado
| hier! mois_dernier
| gestern letzten_monat`,
  postNegation: `no! none! not!
| nada! ninguno
| aucun jamais! pa! pas! plus! que!
| keine! nich! nicht! nichts! nix! gar_nichts`,
  plan: `planning want/like_to_install/add
| de_obra queremos_poner quiero_poner
| projet renov
| einbauen renovier`,
  backup: `back_up backup battery_for blackout_protection in_case_of
| bateria_para para_cuando proteccion_contra
| batterie_de_secours secours_en
| notstrom`,
  work: `charg close! come!_on coming_on connect cool! cooling cools does_nowt drain! get!_hot/cold/warm go!_down go!_on go!_up heat! heating heats kick!_in light!_up move! moving! open! opening opens pick!_up produc respond ring! rings show! showing spin start! starting starts stay_on switch!_on turn!_on work working
| abre! abren! anda! andan! arranc baja! calient! calienta! calientan! carga! cargan cargar centrifug cierra! cierran! coge!_señal conecta! detecta! echa!_frio encend encien enciende enfri funcion gira! marcha! mueve! prende! prenden! produc respond sirve! sube! suena! suenan! tira! va! van!
| allum bouge! charg chauff connect demarr descend eclaire! ferme! fonctionn march monte! ouvr produi refroidi remonte! repond sonn tourne! va!
| brennt! dreht! funktionier fährt! gehen! geht! heizt! klingelt! kühlt! laden! leuchtet! lädt! läuft! macht! produzier reagiert! schliesst! schließt! springt!_an startet! tut! wärmt! öffnet!`,
  hold: `back_on get_it/them_back/on/to go!_back go!_up hold! latch reset set! stay stick! switch_back turn_back
| aguanta! deja! engancha entra! queda! quedan! rearma! rearmar sube! suben! subir
| enclench rearm reenclench remet! remettre remonte! remonter reste! tenir tient!
| bleibt! drin! drinnen! einschalten hoch! hält! oben! rein!
| blijft omhoog stannar`,
  part: `half part several some!
| media! medio! mitad parte!
| moitie partie
| halbe! halben! hälfte teil!
| половин`,
  bare: `bare! broken! chew cut! cuts damag dangling expos fray hanging live! loose! open! split! sticking torn visible
| asoma! asomand colgand cortad dañad fuera! mordid partid pelad pelao! pelaos! roid rot! roto! rotos! suelt! suelta! suelto! sueltos
| abime arrach casse coupe! coupes! denud depass nu! nus! pend! pendent ronge! sort! sortent
| beschäd blank! blanke! blanken! blanker! durchgeschn durchtrennt freilieg gerissen hängen! hängt! kaputt! lose! loses! nackt! nackte! offen! offene! offenes! schauen! schaut!
| bare! blote! lös løs ogolen* голы* оголен*`,
  electricWord: `elec! electric
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
| brandmeld co_melder/warner/alarm rauchmeld`,
  gasDevice: `
| bombona gas_natural/ciudad
| gaziniere
| gasflasche gasheiz gasherd gaskamin gasofen gastherm`,
  product: `arc_fault big_bang blackout_blind/curtain boom_box/gate burn_calories/proof electric!_fires/fireplace electric_flame electrified_fence exhaust_fume explosion_proof fake_flame fake_fire fog!/smoke!_machine protect/protects/protection_against_electric_shock shooting_a/an/our_advert/film/video/scene/commercial barbecue/bbq_smoke smoke!_from_~_barbecue/bbq fire_extinguish/door/place/pit/wall/wood/proof/resist/retard/rated/rating/safety/certif/insur/regul/hazard/escape/exit/station/stick/tv/protect/damage/prevent/blanket/sale/tablet/department/service/engine/truck/sign/fireproof fireman fireplace fireproof firewall firework flame_retard/effect/proof flood_light/lamp for_the_fire fume_hood/extract hot_spot leak_detect quit_smoking rated_down refrigerant_leak shock_proof shockproof smoked!_paprika/salmon/fish/glass smoke_test/free/colour/grey/glass/machine/shop/control/extract/vent/damage smoking_area/room spark_plug sparkling stopped_smoking surge_protect under_water_light underwater_light/lamp water_pump/heater/heating/meter water_resist waterproof with_flame wood/log/pellet_burn case_of_fire fire/fires/smoke_class fires_start/started/a house/cause/causes_fires fog_cannon leakage_current leak!_sensor/sensors/detector/detectors lightning_arrest off_the_fumes reaction_to_fire short!_circuit_capacity/current/rating smoker! smoking_chimney tesla_coil water_leak_sensor/detector/alarm wildfire! wood/log/pellet_burner_smokes paint/varnish_fumes off_each/every_time_i_make/cook/fry
| anti_incend barbacoa_de campana_de_humos contra/frente_a_descargas/choques/contactos_electric fuego_falso humo!_de_la_barbacoa humo!_de_barbacoa maquina/maquinas_de_humo/niebla certificado_de_incend contra_incend copa_de_humo daños_por_incend detector_de_arco efecto_fuego estanco extintor extractor/extraccion/salida/salidas/conducto/tubo/evacuacion_de_humos fuegos_artif gris/color_humo linea_de_vida luz/luces/salida/alumbrado/numero/numeros/telefono_de_emerg pararrayos pastor_elec plan_de_incend resistente_al ahumador bobina_tesla/de_tesla cañones_de_chispa/humo chispa/chispas_fria/frias clase_de_reaccion corriente/corrientes_de_fuga detector/detectores/sensor/sensores_de_fuga foco/focos/luz/luces_dentro_del_agua incendio_de_sierra/monte/bosque de/cuantos/provocan/provoca_incendios manta_ignif poder_de_corte chimenea_mete/echa/revoca_humo reaccion_al_fuego toma/tomas_de_tierra tostadas_salta
| anti_feu anti_incend assurance_incendie cheminee coupe_feu desenfum contre_les_chocs/decharges_electri faux_feu fumee!_du_barbecue machine_a_fumee dessin_de effet_flamme extincteur feu_d_artifice feux_de formation_incendie formations_incendie fume_cigar insert_elec parafoudre paratonnerre pare_feu pare_flamme porte_coupe resist_au_feu securite_incendie verre_fume
| blitzableit blitzschutz brandgefahr brandschutz brenner! dem_rauchen elektrokamin explosionsge feuerfest feuerlösch feuerwehrauto feuerwerk flammeneff gegen_stromschl grillrauch kunstfeuer nebelmasch rauch!_vom_grill kindersicherung raucher rauchgas wasserkoch überspannungss
|`,
  idiom: `absolutely/pure/straight_fire am/m/feel/feeling_burned/burnt_out bill/bills/team/crew/website/price/prices_is/are/s/was/were_on_fire without_blowing_smoke boss/head_explode boss/head_will_explode burn/burns/burning_money/a/rate/gas/wood/oil/fuel/calories burning_question/issue/desire/to/a/money called_live_wire called_spark fire_up/away/me/off/him/over/festival/season fired_up gave_me_a_heart is/was/are/were_fire_bro/mate/dude/lol lads/guys/boys/crew/fitters_were/are_on_fire love_the_spark nearly_died_when_i_saw/read/opened no_smoke_without_fire on_fire_with/about price/prices/cost/costs/bill/bills_explod/have/has/are quote_gave_me shocked_by_how/your_bill/price/quote/much shocked_to_receive/see/learn smoke_~_there_s_fire sparked_my/our/your_interest/curiosity sparked_some_interest smoking_deal/gun smoking_hot_deal/price/offer spark_you_bring sparks_will_fly start/started/year/summer/season/end/ended_~_with_a_bang you_are/re_on_fire you_guys_are_on_fire budget/money/plan/plans/savings_~_up_in_smoke at_first_spark blew/blow_a_fuse_when/figuratively/over no_smoke_without sparks!_will/would_fly putting_out_fires went/go_down_in_flames
| calambre_me_dio_al_ver/leer/abrir jefe/jefa/marido/mujer/padre/madre/vecino/vecina/suegra/suegro/novio/novia_echa/echaba/echando_humo/chispas trabaja/trabajan/trabajais_que_echa/echan/echais_chispas vendedor/tecnico/chico/chica/equipo_tiene/tienen_chispa donde_hubo/hay_fuego/humo echa_chispas_de_bonit/content/guap es_un_cortocircuito_con estoy/estamos_que_echo/echamos_chispas estoy/estamos_que_echo/echamos_humo estoy/estamos_quemad fuego_puro infarto_al/la/jaja la_bomba la_caña me_derrito padre/abuelo/hermano/hermana/hijo/hija/cuñado/cuñada/marido/vecino_es/fue/era_chispas padre/abuelo/hermano/hermana/hijo/hija/cuñado/cuñada/marido/vecino_es/fue/era_una_chispa por_las_nubes precio/precios/luz/factura/recibo/verano/hijos/hijas_~_que_arde que_chispa_tiene_el/la/tu/vuestro/vuestra/este_muchach/chico/chica/anuncio/web calor_~_derretir derretir_de_calor donde_hay_humo echo/echamos_chispas muchos_humos nos/me_quema_la_impaciencia/curiosidad/prisa pura_chispa junta_saltaron/saltaran_chispas se_nos_ha_hecho_humo se_me_acaba_la_mecha marido/mario/mujer/jefe/padre/madre/vecino/suegra_esta_que_echa_chispas/humo mano_en_el_fuego vende/venden/vender/vendeis_humo vende/venden_mucho_humo calambre_en_el_gemelo placas_estan_marrones
| coup_de_foudre_pour dans_les_pommes_en_voyant/lisant/ouvrant effet_d_une_decharge eu_le_coup_de_foudre explose_de_rire/joie facture/prix/montant/tarif_~_fait_un_choc fumee_sans_feu je_brule_de/d_savoir/voir/avoir/impatience/envie meurt/meurs_de_chaud/chaleur/froid/rire/soif/faim prix_explos/qui/flamb/en real_coup_de_foudre voit_le_feu_partout
| bin/war/waren/sind_geschockt brennen/brenne/brennt_darauf brennt_da/mir_eine_frage brennt_eine_frage brennt_mir/uns_unter brennt_mir_die_kreditk feuer_und_flamme_für hitze_sterb kein_rauch_ohne_feuer rechnung/rechnungen/geld_~_in_rauch_auf rechnung/rechnungen/kosten/preis/preise_explod/brenn/bringt/war sieht_überall_feuer wo_rauch_ist_~_feuer`,
  hotWater: `hot/warm_water/air/shower/bath/tub hot_day/afternoon/weather/summer/outside hot_ticket warm/heat/heating_up_the weather_is_boiling water_is/was/comes/runs_hot/warm/scalding
| agua_caliente bomba_de_calor calentar_el/la/agua/piscina/casa calienta_el/la_agua/casa calor_que con_el_calor con_este_calor se_calienta_mucho_la_casa agua_sale/esta/viene_caliente/ardiendo/templada
| chauffe_eau eau_chaude pompe_a_chaleur
| bei_der/dieser_hitze haus_wird sommer_zu warmwasser wasser_warm/wird/kalt/heiß`,
  otherThing: `a/wee/little_bit bit_of bright_spark burner call_out freezer/ice/food_is/was_melting light_on_the pop_by/in/round/over popped_by/in/round/over put_up scared/bored_stiff sparkie! sparkies! sparky! sparkys! sparks_needed/wanted/required
| calle_fuego/del/humo/chispa corriente/corrientes_de_aire dos/tres/los_fuegos fuego/fuegos_de_la_vitro/placa/induccion/encimera
| interphone/parlophone/sonnette_~_gresill perd!_~_wifi/connexion/reseau/signal suis_pompier
| brandhitze den/der/dem/viel/genug_platz! feuerwehrmann gegensprechanlage_~_knistert/rauscht stehe/steht/stehen_~_total/ziemlich/völlig_unter_strom`,
} satisfies Readonly<Record<string, string>>
