/**
 * Things that happen. A denial, a far past or a supposition about one of these voids the rule that rests on it.
 * How to write a row: see `readTerms` in `../terms.ts`. The lines are English, Spanish, French, German, and other languages.
 */
export const dangers = {
  fire: `fire! fires! fier! feir! firre! fireball fyre! flam flame blaz ablaze! alight inferno caught/set/catching_light ignit combust pictureoffire is/are/was/were/s/it/house/kitchen_burning! burning!_down/everywhere it_burns! kindl bonfire torched lit_up up_in_flames
| fuego lumbre incendi ardiendo! arde! arden! ardio! ardido llamas! llamarad llamita llama_azul llamean prendid prende! prendio! en_llama candela! una/saca/sale/echa/hay_llama se_quema! se_queman esta/estan/sta/tan_quemando hoguera fogata prendiendo en_llamas_el incendiandose flamead
| feu! feux! incendi enflamm flammech flamme! flammes! flame! flames! flamb! flambent embras brasier train_de_bruler/cramer brule! brulent! cramait  prend_feu
| feuer brenn! brennt! brennen! brand! brände flamm loder entzünd zündet feuer* brandg brandst brent! abgefackelt lichterloh feuert!
| brand! er/in_brand! vuur! vlam fik! fikkie brandt! staat_in_brand brinn brann brenn! brenner! brænder eld! elden! ild! lågor flammer пожар* гори! горит* горят* горим огонь огня пламя пламен* загор* возгор* полыха* вспыхн* подожг* pozhar* pojar* gorit goryat ogon! ogon plamya zagor* polyhaet fackla brandje uitslaande`,
  burn: `burn burning brnt! scorch sing! singe! singed! singeing charred charring melt molten toast! toasted! fried frazzl scald! scalded cook! cooked blister browned crispy singes cinder ashes char! caramelis sear toasty fused_into_a_lump melted_lump
| quem qemad chamusc achicharr abras carboniz derret derrit fundiendo plastico_fundid churrusc requem calcin torrad torrao! tostad! socarr kema tizon cenizas recocido churrasc hecho_un_pegote
| brul crame carbonis calcin fondu fondre fond! fondent fondait roussi! cram! noirci calcine cendre carbonise grillade en_bouillie
| verbrannt verbrenn angebrannt abgebrannt anbrenn verschmor schmor geschmolz schmilz schmelz verkohl verkokel kokel angesengt versengt brandig glimm angeschmort durchgeschmort asche verschmurg angekokelt kross zusammengebacken zusammengeschmolzen klumpen!
| verbrand gesmolten smelt! verschroeid geschroeid doorgebrand bränd bränt! smält! svett! svidd brent! brente smeltet сгор* горел* подгор* плав* расплав* оплав* обугл* тле* pala* sgor* gorel* plavit* oplav* rasplav* aangebrand verkoold förkolna brandplet`,
  burntOut: `burnt/burned/burn_out
| fundido_el/la/un/una fundieron
| grille!_une/l/la
| durchgebrannt`,
  smoke: `smok smoke smoki! fume haze hazy mist! vapour smoulder smolder smog pictureofsmoke smokey plume wisp steam_coming fogged smell_of_smoke thread/curl/wisp_of grey/white/thin_thread
| humo! humos! hume humareda humillo humito jumo! ahumad humazo humarea niebla! vapor! homo_saliendo humaredas bocanada vaho humarazo hilo/hilillo/hilito_gris/blanco/negro
| fume fumee enfum boucane! brouillard! vapeur! fumait fumant fumeroll volute nuage_noir panache fumig filet_gris/blanc/noir
| rauch qualm verraucht räuch nebel! dampf! gast_aus rauch* rauchschwad rauchwolk dunst schwaden rauchfahne grauer/weißer/dünner/schwarzer_faden rauchfaden
| rook! rookt rokt! rookwolk walm rök! röken ryker røyk røyken røg røgen dym! дым! дыма* дымит* дымом задымл* дым dymit dyma! rookpluim rookje rökmoln røyksky дымок`,
  spark: `spark sprk! arcing arced arcs! flash! flashes! flashed! flashing_light/blue flashover short_circuit short_out shorted shorting blue/white_light/lightning lightning_inside pictureofspark crackle_of_light zapping_noise electrical_arc light_show fireworks fizzled_blue little/tiny/blue_stars
| chisp haciendo/hace/hizo_arco fogonaz destell relampaguea cortocircuit arco_electrico hizo/hecho/hace/haciendo/en/pegado/un_corto! luz/rayo_azul chispor rayito centell pirotec fuegos_artific chispitas estrellita estrellitas! chiribit
| etincel* etinsel* court_circuit courtcircuit court_jus arc_electrique eclair_bleu flash! jaill feu_d_artifice eclairs arc_bleu grosse_etincelle petites_etoiles
| funken funke! funkt! funkelt blitz! blitzt! blitze! geblitzt lichtbogen kurzschluss kurzgeschlossen stichflamme kurzen! kurzer! feuerwerk funkenflug funkenregen es_blitzt sternchen!
| vonk kortsluit steekvlam gnist kortslut ljusbåge iskr* искр* замыкан* замкн* короти* коротн* zamyk* korotit korotnul vonkje vonken bliksemt gnistregn`,
  explode: `explod explos bang! banged kaboom boom! pop! popped pops! went_pop blew/blown/blows_up/apart burst! bursting detonat pictureofbang blast erupted shattered went_off_like thud loud_noise
| explot explos petard petad! petado! petao! estall revent bombazo zambombaz estampid estruend detonac pum! bum! boom! pepinazo reventon pegado_un_pepinazo trueno pepinazo cañonazo
| explos deton petard boum! bam! bang! deflagr eclate claqu! claque! pete! petee! paf! vole_en_eclats detonne claquement_sec gros_bruit
| explod explos knall geknall peng! bumm! wumm! rums! krach! kracht! detonier geplatzt platzt platz! zerplatz zerspring zerknallt zerborsten hochgegangen donnerschlag peng
| ontplof knal! explod eksplod smäll! small_det smalt! smell! sprängd взорв* взрыв* рвану* бахн* хлопн* хлопок жахн* бабахн* vzorv* vzryv* bahnul* babahn*  gesprongen sprakk smäller`,
  glow: `glow red_hot/glow orange_light/glow ember arc! arcs! goes/went/going/turns/turning_red
| resplandor al/vivo_rojo rojo_vivo incandesc brasa ascua luz_naranja/roja_dentro arco! arcos! pone/puesto/poniendo_roj rojo_vivo se_pone_roj pone_rojo
| lueur rougeoi rougi! rouge_vif incandesc braise arc! devient_rouge rougit
| glüh glimm rotglüh wird/wurde_rot!
| gloei glöd glød раскал* тлеет raskal* roodgloei`,
  crackle: `crackl crakl bubbl ts! krr! sizzl sizl fizz frying popping hissing spitting spits! sputter crunch crepitat clacking tick_tick crinkl snap! snapping rasping static
| chisporr chasqu tronando truena burbuje crepit cruj  sise friendo fritura petarde clac! crac! chas! tableteo restall chiporrot chisporrot chacharre crujiendo rechin tacatac cuando_fries/frien cuando_se_frie como_freir
| gresill bouillonn crepit crachot craqu petill friture claquement grezill griz crepite grille_pain_bruit bruit_de_friture quand_on_fait_frire poele_qui_frit
| knister blubber brodel brutzel zisch prassel knack! knackt! knacken! knacks knatter britzel bitzel! spratz klackert knistergeräusch prasselt schmurgel brizzel brutzl wie_speck/spiegelei_in
| knetter knett! knitter sprak! sprakar spraker knak* треск* трещ* шипит treshit tresk! knisper knastrar knitrer knettert`,
  buzz: `buzz z! bz! bzz! humming hum! hums! vibrat whine! whining dron wasp hornet beehive purring throb bees angry_bee drone
| zumb vibra! vibran! vibrando ronrone abejorro avispero enjambre moscard zumbid abejas runrun
| bourdonn vrombi ronfl! ronfle! ronron buzz vibre! vibrent essaim abeille ronflement
| summ brumm surrt surren surr! vibrier dröhn bienenschwarm brummton hummel surrgeräusch
| zoem* brom! bromt surr* brum* гудит гуд! жужж* gudit zhuzh* gezoem surrar summar`,
  swell: `swell swollen fat! pillow bulg balloon bloat puffed puffy inflat venting expand bowed bowing puffing distended blown_up_like bloated domed a_belly no_longer/not_flat eating_pies close/shut/fit_flat not/longer/any_close/shut barrel_shaped
| hinch inflad inflando abomb bufad deformad pierde_acido/liquido hinchando panza abultad bufada redondead
| gonfl bombe! bombee deform enfle bombee gondole tout_rond toute_ronde bedonn
| aufgebläht bläht aufgequoll quillt geschwoll schwillt ausgebeult gewölbt wölbt dick! dicke! dicker! ausgebeult aufgebläht beule dicker_geworden kugelrund rund_geworden dickbäuch
| opgezwoll gezwoll zwelt svull svell вздул* распух* vzdul* bol! bolt! sist! bult uppsvälld oppblåst`,
  hiss: `hiss whistl
| silb sise
| siffl chuint
| zisch pfeif
| siss* väser hveser шипит свист* shipit`,
  hot: `hot! hotter! heat!_coming/through/from overhot over_heat heating/heats/heated_up roast! boiling radiat giving/give_off/out_heat feel_heat get/gets_heated toasty scorcher burning_hot cooking fever sweltering_hot toasting
| caliente! calientes! calent! calento! calentado calentando calientan! calenton calienta!_mucho/demasiado/el/la calor_sale/sube desprende/echa/noto/da_calor se_calienta! se_calientan! calentarse abrasand quemaba ardia caldea achicharrando
| chaud! chaude! chauds! chaudes! chauff echauff chaleur brule_les_doigts cuisant cuit!
| heiß! heiss! heis! heiße heisse erhitz hitze! heißgelaufen heizt_sich glutheiß brennheiß siedend kochend brütend
| heet! warm! hete! oververhit* het! hett! överhett* varmt! overopphet* горяч* нагре* перегре* грее* goryach* nagre* peregre* bloedheet kokend glødende`,
  veryHot: `too/very/so/super/really/boiling/extremely/piping/crazy/scalding/roasting_hot! hot_to_the/touch cannot/cant_touch_it red_hot overheat scalding roasting scorching burning_hot cannot/not_keep/hold/put/leave_my/your/a_hand measuredheat! barehanded hot_as oven_glove/mitt too_sore_to_hold/touch use/need/with_a_tea_towel_to
| muy/tan/bastante/super/demasiado_caliente ardiendo! calentisim hirviendo abras achicharr al_rojo no_se_puede_~_tocar no_puedo_tocar quema! queman! arde! arden! recalent recalient sobrecal echa_calor con_manopla
| tres/trop/si/super/vachement/hyper_chaud brulant bouillant surchauff chauff_enormement/trop/anormalement peut_plus/pas_toucher avec_une_manique manique!
| sehr/zu/so/richtig/total/glühend/extrem/kochend/mega/viel_heiß sehr/zu/so/richtig/total/glühend_heiss glühend überhitz kochend verbrennt_man topflappen ofenhandschuh
| gloeiend te_heet bloedheet glödhet jättehet glohet för/for_varm раскал* очень_горяч* raskal* jättevarm`,
  warm: `warm! warmer! warmish lukewarm warmed
| tibi! tibio tibia templad calentit calentill calorcito poco/algo_caliente se_calienta se_calientan calenton
| tiede tiedi chauffe! chauffent! peu_chaud
| warm! warme! warmer! warmes! lauwarm wärm!
| lauw! warmt! ljummen lunken тепл* tepl*`,
  scorched: `gone/turn/turned/went/going_brown/black/yellow brown/black/burn/scorch/dark_mark/stain/spot/ring/patch soot sooty blackened browned black_stuff/goo/liquid
| ennegrec puesto/puesta/pone/poniendo/vuelto/vuelta/quedado/quedao_negr/negro/negra hollin tizn liquido_negro
| noirci noirat suie liquide_noir
| geschwärzt verfärb verruß ruß! russ! rußig
| почерн* почернел*`,
  discoloured: `is/are/all/looks_brown/black/yellow discolo yellowed black_round/around
| negro! negra! negros! negras! marron! marrones! hollin tizn amarillead ahumad
| devenu/devient/tout/trace/marque/prise/fiche/fil/cable/mur_~_noir noire! noires! marron! bruni jauni aureole
| schwarz! schwarze! schwarzer! schwarzes! braun! braune! braunen!
| zwart! zwarte bruin! svart! brun! черн* потемн* коричн* chern* pochern*`,
  smell: `smell smel! smelt! odour odor stink stank stunk stench whiff reek aroma scent pong! sniff niff smells_off pungency stinky nose! smelling_like whiffy ponging
| huele! huelen! huelo! olor oler! oliendo olido olia! olio! olemos apest peste! pestazo tufo tufill tufarad hedor aroma atufa uele! guele! hole!_mal olisque hedion cantar_a tufarada hueliendo
| odeur sent! sens! sentait sentir sentent ca/sa_sen puent pue! ca/sa_pu puanteur empest schling relent cocotte renifle fouette embaume infect_odeur
| riech richt!_nach geruch stink gestank gestunken duft müffel mief roch! miefen geruchsbeläst müffelt dunstet
| ruik ruikt geur! stinkt! luchtje lukt! lukten luktar lukter lugt! lugter пах* запах* воня* вонь pahn* pakhn* zapah* vonya* muft! stank! stinker!`,
  burningSmell: `acrid electrical_burning hot/burning_plastic/rubber
| chamusquin
| roussi! cram!
| schmorgeruch brenzlig
| brandlucht schroeilucht brandlukt brannlukt гар! гарь гарью паленым горелым жжен* gar'yu garyu gareliim palenym gorelym jarenym`,
  oddSmell: `funny! strange weird odd! fish! fishy! acrid chemical peculiar unusual suspicious pungent sharp! hot! plastic rubber! ozone electric toxic metallic iffy dodgy! off! resin solvent varnish sweet glue hair! ammonia burny singed_hair scorched tar! tyre! diesel petrol iron_hot
| rar! raro! rara! raruno extran pescado quimic acre! plastico goma! sospechos metalic ozono picante caliente! electric resina disolvente barniz dulce! pegamento amoniaco alquitran neumatico gasolina hierro_caliente plasticoso sulfuroso
| bizarre etrange poisson chimique plastique! caoutchouc suspect inhabituel anormal ozone metallique chaud! drole! acre! electrique resine solvant vernis colle! sucre pneu caoutchouc goudron essence_brulee roussi
| komisch seltsam merkwürdig eigenartig fischig fisch! chemisch plastik kunststoff gummi beißend stechend metallisch ozon elektrisch scharf! streng ungewöhnlich ampere harz lösungsmittel lack süß! süßlich ammoniak teer reifen benzin angebrannt verbrannt schmorig
| vis! raar! vreemd plastic konstig rart! plast! fisk! пластик* пласмас* пластмас* странн* резин* рыб* химич* plastik* plastmas* stranno rubber teer! gummi! brännare`,
  badSmell: `awful horrible strong terrible nasty disgusting bad! vile gross
| fuerte! fuertes! horrible insoportable fatal! feo! feisimo malisim asqueros mal! raya
| mauvais horrible pas_bon desagre infect fort! forte!
| schlecht! schlimm! furchtbar übel! stark! eklig ekelhaft
| erg! sterk! illa!`,
  electricShock: `electric/electrical/elec_shock electrocut elctrocut electricuted current_in/through/flowing live_wire_shock mains_shock electrocution shock_from shock_off the_current_got electric_jolt static_but
| electrocut calambr corrientaz descarg_electric da/dan/dio/dado/dando/pega/pego/pegado/suelta/lleva/metido_corriente deriva!_a/al da/dan/dio/dado/dando/pega/pego/pegado/suelta_la_corriente corriente_al_tocar/abrir/coger/agarrar/rozar/meter/poner/apoyar/enchufar/cerrar/pisar/salir/entrar corriente_a_traves/al/la_tocar corriente_en_la/el/los/las/mi/mis/todo_mano/brazo/dedo/cuerpo/pie/pierna/espalda garramp sacudida_electrica latigazo_electrico descargazo enganchon_de_corriente me_electrocut
| electrocut electris coup/coups/pris/prend/prends/recu/recoit/prendre/prenne_de/le_jus/courant decharg_electrique choc_electrique chataign! chataigne! chataignes! castagne! electrocution prise_de_jus pris_une_decharge coup_d_electricite recu_l_electricite
| stromschl elektroschock elektrisier einen/eine/ein_gewischt/gefegt/geschossen gewischt_bekommen/gekriegt wischt/gewischt_einem/mir/uns/dir_~_eine stromstoß strom_im_wasser elektr_schlag unter_strom unter_spannung eine/eene/oane/a_jewischt elektrisiert stromunfall stromstoß unter_strom_gestanden einen_gefeuert
| geëlektrocuteerd elektrocut elektrische_schok schok! schokken stroomstoot onder_stroom onder_spanning elstöt elchock stöt! stötar strömförande fått/fick/får/fikk_ström/strøm kreeg/krijg_~_knal støt! strømstøt strømførende stød! ток! током* удар*_ток бьет* бьёт* бьется дернул* под_напряжением tokom! tok! udaril*_tok bjet byot onder_stroom_gestaan fått_ström fikk_strøm ström_igenom`,
  jolt: `shock! shocks! shocked! shoked! shocking_me/us jolt zap! zapped zaps! zapping had/got/gave/given_~_belt! belt!_off/from belted_me little/small/a_kick! kicked/kicks_me thrown/threw/knocked/blasted/flung_me/him/her/back/across/off stung! it/socket/switch/tap/wire_bit_me buzzed_me current_through/running/ran/went electrified whack clout! thump punch! wallop fright_from_the_tap bounced_off flew_back
| calambr chispazo latigazo sacudida sacudio descarg hormigue cosquille lanzado_para/hacia/atras tirado/echado_para/hacia_atras despedid castanazo garramp pellizco pinchazo corriente!_por hay/noto/nota/siento/sentimos/pasa/tiene/tienen_corriente!_en guantazo hostia! ostia! trallazo meneo latigaz zurriagazo
| secouss secoue decharge! decharges! choc! chocs! projet eject chatai castagn bourrade repouss secousse chataigne! claque! pichenette baffe
| schlag! schläge! schlägt! mir/mich/ma_eine/einen/oane_ge* gewatscht gewischt gezwickt zwickt geschleudert weggeschleudert stoß! schock! gepritzelt gescheuert gebraten geledert gelangt geschmettert watschn zuckte
| schok! schokken klap! stöt! støt! stød! удар* udar* дёрн* дерн* шиба* shiba* opdonder klap! smäll_av`,
  tingle: `tingl prickl pins_and_needles buzz/buzzes_my/in stings! sting! stinging electric/fuzzy/buzzing/weird/funny_feeling/sensation feel_current/electric/electricity felt_current/electric feel/felt_a/the/some_current/electricity/jolt numb! numbness hair/hairs_stand/stands/standing tickl through_my/his/her_arm/hand/fingers/body/fingers arm/hand/fingers_jump/jumped/jerk/jerked/twitch hairs/hair_~_stood/up nipped twinge pulsing_in pulsat nip! nips! bites_my pricks
| cosquill hormigue hormiguit corrientill calambrill calambrit picotaz me_pica! pica!_al pican! picor pellizc siento/noto/nota/notamos_~_corriente/electricidad repelus vibra!_al como_corriente por_el/todo_brazo/cuerpo brazo/mano_da/dio_~_salto pica! pican! hormigas pinchacitos titil_los_dedos pellizquito
| picot fourmi chatouill petit_courant sens/sent/ressens_le/du/un_courant piquer piqu frisson dans_le/la/les_bras/main/doigts travers_le_bras electricite_dans des_fourmis ca_pique chatouille
| kribbel kribbl ein_ziehen kitzel prickel bitzel zwiebel! zwiebelt zwick zuckt_in durch_den/meinen/die_arm/körper/hand ameisen surren_in pieks kitzelt pikst
| tintel prikkel pirr* kribl* stickning tiki! пощип* щипл* щипет покалыв* колет shchip* schipl* pokalyv* tinteling prikt! kittlar`,
  unconscious: `unconsc not/stopped/isnt/stop_breath no_pulse lifeless convuls seizure seizing heart_attack cardiac fitting_on dying! might_be/is_dead passed_out blacked_out_on lost/not/regain_conscious not_waking/wake/awake unrespons wont_wake not_come_round out_cold no_heartbeat  seizure turned_blue lips_blue
| inconsc no/deja/dejado_respira/respirar/de_respirar sin_conocimiento/sentido/pulso perdido/perdio/pierde_el_conocimiento desmay convuls infarto parada_cardiaca caido_redondo muriendo no_despiert no_reaccion puede/puedo_respirar se_muere! ataque_al_corazon no_despierta no_reacciona no_vuelve_en_si labios_morados sin_sentido amoratad
| inconsc respire_plus/pas evanou perdu_connaissance arret/crise_cardiaque convuls mourir! meurt! se_reveill/reagi_plus/pas raide! dans_les_pommes ne_se_reveille levres_bleues sans_connaissance ne_reagit
| bewusstl bewußtl ohnmacht atmet!_nicht/kaum krampf herzstillstand herzinfarkt reagiert!_nicht kein_puls stirbt! nicht_ansprechbar wacht_nicht lippen_blau reaktionslos nicht_bei_sich kein_herzschlag
| bewustel* ademt!_niet/nog medvetsl* andas!_inte svarer_ikke svarar_inte antwoordt_niet bevisstl* puster!_ikke avsvimm* сознани* не!_дыш* умирает soznan* ne!_dysh* buiten_westen livlös livløs`,
  motionless: `collaps unresponsive faint limp! stiff! not_moving/move/responding/respond/answering motionless is/was/lying/hes/shes_on_the_floor/ground lying_down white/pale_as/face dont/cant/wont_move paralys shaking/collapsed_on_the_floor
| tieso! tiesa! no_se_mueve no_mueve no_responde no_contesta inmovil paralizad  desplomad palida! palido! mareada! mareado! esta/estan/tirado/tirada/tumbado/tumbada/caido/caida_en_el_suelo
| bouge!_plus/pas repond!_plus/pas immobile effondre paralys par_terre allonge inerte pale!
| bewegt!_sich_nicht rührt!_sich regungslos zusammengebrochen zusammengesackt umgekippt umgefallen antwortet!_nicht am_boden leblos gelähmt blass! bleich! steht!_nicht_mehr_auf steht!_nicht_auf
| beweegt! niet_bewegen rör!_sig beveger!_seg не!_двиг* не!_шевел* ne!_dvig* rører!_seg`,
  hurt: `injur wound bleed blister numb! arm/hand/fingers_numb/black/red/white/burnt/burned/hurts off/from_the/a/my_ladder chest_pain/hurts/tight palpitat racing_heart heart_~_racing/pounding hand_is_red burnt/burned_my/his/her_hand/hands/arm/finger/fingers black_fingers skin_peel burn_mark_on my_hand_is chest_tight palpit limp_arm
| herid! herida! herido! sangr quemadura dormid duerme_el/la/un_brazo/mano ampoll palpitac taquicardia dolor/duele_el/en/pecho caido_de_la/del mano_roja/negra mareado! mareada! adormecid piel_quemada mano_hinchada pecho_apret brazo_inutil
| bless saigne! sang! brulure brule_la_main engourdi palpitation cloque mal/douleur_a/poitrine tombe_de_l_echelle tombe_du_toit main_rouge/noire/brulee peau_brulee bras_lourd main_gonfle poitrine_serre
| verletz blutet blut! taub! taube! herzras herzklopfen brandblase brustschm verbrennung hand_rot/verbrannt leiter_gefallen sturz! gestürzt haut_verbrannt arm_gelähmt brust_eng herzstolpern
| gewond bloed! skadad skadet ранен* кров* обжег* ожог* ozhog brännskada brannskade`,
  distress: `crying cries! cried! not_speak/talk speaks/speaking/talking_funny/strange slurr in_pain hurts! pale! shaking shaky shivering confused trembling panic scream dizzy sobbing wailing vomiting twitching stunned dazed speechless out_of_it
| llora! llorando llorar! grita! gritando grito! temblando tiembla palid dolor! duele! mareado! mareada! aturdid sollozando aturdid mudo! desorientad tembleque
| pleur cri! crie! tremble pale! mal! hurle! sanglote tremblant sonne! desoriente secoue!
| weint! woant! weinen! schreit! zittrig knie_zittern weiß! zittert! zittern! blass! bleich! schmerz benommen verwirrt zuckt! schluchzt verstört apathisch benommen
| huilt! trilt! gråter! плач* крич* дрож* plach* drozh* krich* rillar skakar gråter`,
  stuckTo: `cannot/cant/couldnt/not/unable/wont_let/to_go/let stuck_to/on/holding frozen_to/on/onto glued_to hanging_on_the/to hand/hands/fingers/muscles_stuck/locked/clamped/frozen let_go_of hand_wont_open gripping_it hand_clamped fused_to gripped_by
| puede/puedo/pudo/podia_soltar soltarse soltarme! pegad! pegado!_al/a/el pegada!_al/a/la/mano quedado/quedao/quedo/quedaba/queda_pegad/pega quedado/quedo/queda_pegado/pegada/enganchado/enganchada/agarrado/agarrada/pillado agarrado/agarrada/enganchado/enganchada_al/a queda/quedo/quedado_~_enganchad/pegad/pillad agarrotad no_suelta engarrotad pegadito
| colle!_au/a/sur collee!_au/a reste/restee_colle/collee/accroche/accrochee/agrippe lacher! accroche!_au/a agrippe! agrippee! detacher! crispe main_bloquee reste_accroche ne_lache
| kleben! klebt! loslassen! hängengeblieben hängen_geblieben hängt!_am/an losgekommen nicht_los festgeklebt krampft umklammert hand_geht_nicht
| loslaten släppa slippe отпуст* прилип* не_мож*_отпуст* otpust* prilip* vastgeplakt sitter_fast_i`,
  insert: `stick stuck! put! puts! putting push poke! poked poking insert shov jammed stuffed dropp posted rammed shove fiddl rummag wedged lodged jabbing prodding stabbing ramming tamper dig! digging
| metid metio! metiendo mete! meter! clavad introduc pinchad puesto! chupa! chupado meti! mete_los hurg encajad mete_cosas hundid pinchando toquete manipul clavando
| mis! mise! met! mettre mettent enfonc fourre! introdui plant! plante! inser gliss foutu touche_avec trifouill trafiqu coince plante! bidouille farfouille fourre touille
| gesteckt gestoch steckt! steckte gestopft geschoben gebohrt reingesteckt hineingesteckt reingelangt gefasst! fasst! gelangt glangt stocher fummel reingestochen reingeschoben gepopelt bohrt! gefummelt gestopft
| gestoken gestopt stak! stoppade stuck! stakk засун* сунул* воткн* встав* zasun* sunul* votkn* stoppet! stakk! prutsen`,
  bite: `bit! bite! bitten bites! biting chew gnaw lick sucked_on put_in_mouth teething munch nibbl gnash
| mordi muerd morder! mordisc mordid roido! roer! masticad chupad chupando lamio! lamid mordisque muerde! royend mastic
| mordu mord! mordill rong mache! machouill leche! croqu croque! machonn grignot ronge!
| gebissen biss! beißt beisst angeknabbert geknabbert knabber gekaut gelutscht angenagt geleckt biss zerkaut angefressen nagt! knabbert zerbissen
| gebeten beet! bitit bitt! укус* погрыз* грыз* ukus* gryz* knaagt gnager bet!`,
  gasSmell: `gas_coming/everywhere escape_of_gas leak_of_gas unlit! gas_left_on measuredmonoxide! smelling_of_gas gassy whiff_of_gas gas_fumes
| pierde_gas saliendo_gas gas_abierto abierto_el_gas llave_abierta tufo_a_gas olorcillo_a_gas huele_a_bombona
| gaz_ouvert relent_de_gaz odeur_de_gaz
| gasaustritt ausströmendes_gas gasig gasgeruch
| gaslucht gaslek gaslukt gasläck* gasslukt gasslekk* gaslugt газом! газом* утечк*_газ* gazom* utechk* gaslukten`,
  leak: `leak escap seeping not_turn_off left_on not/wont/doesnt_shut_off
| fuga! fugas! fugando perdida_de/del escap! escape! escapa! escapando pierde! perdiendo se_sale!
| fuit! fuite fuient fuyait echapp ne_se_ferme! perd!
| leck! leckt undicht austret austritt strömt! ausström tritt_aus entweich
| lek! lekt lekkage läck* lekk* утечк* утека* протек* utechk*`,
  rottenEggs: `rotten/bad_egg eggs! eggy! egg!_smell sulphur sulfur
| huevos!_podrid huevo!_podrid podrid! azufre sulfuro
| oeuf_pourri/pouri oeufs_pourris soufre
| faul_ei faul_eier faulen_eiern eiern! schwefel
| rotte_eieren zwavel ruttna_ägg råtne_egg тухл* яйц* яиц* tuhl*`,
  carbonMonoxide: `co_poisoning monoxid co_leak
| monoxid intoxicad intoxicacion tufo_del_brasero
| monoxyd monoxid intoxiqu intoxication
| kohlenmonoxid monoxid vergift
| koolmonoxide kolmonoxid karbonmonoksid угар* ugarn*`,
  sounding: `going/went/goes/sets/set_off ringing rings! sounding beep bleep scream blar wail is_on triggered activated alert shriek howl chirping_constantly wont/not_stop/shut/quit
| pita! pitan! pitando pitar! pitid suena! suenan! sonando sono! saltado! salto! disparad activad chilla! chillando no_para/deja_de sirena
| sonne! sonnent sonner bip! bipe! biper retenti declench hurl crie! se_met_a
| piep! piept! piepst plärr klingelt geht!_los schrillt schlägt!_an heult! ausgelöst angeschlagen losgegangen alarm! sirene
| piept! gaat_af tjuter piper! ringer пищит сработал* звенит орет srabotal* pishit`,
  dizzy: `headache head_hurts/ache dizzy dizziness nause lightheaded light_headed feel/feeling/felt_sick/faint/ill/rough drowsy sleepy cannot/cant/not_wake sleep_so_much hard_to_wake vomit throwing/threw_up sick! woozy faint! queasy groggy spinning pounding_head out_of_breath sleepier
| cabeza! mareo! mareos! maread mareando nausea vomit somnolien atontad dormidos adormil amodorrad sopor cabeza_embotada angustia mareillo mareados! mareadas! con_sueño
| mal_a/de_la/tete maux_de_tete vertige nausee etourdi vomi somnolen endormi tete_tourne tete_qui mal_de_crane mal_au_coeur vaseux nauseeux cotonneux endormie
| kopfweh kopfschmerz schwindel schwindl übel! übelkeit erbrech benommen schläfrig schlecht! schummrig schwummrig duselig matt! flau! müde!
| hoofdpijn misselijk duizelig huvudvärk yr! hodepine svimmel голов* тошн* golov* toshn* suf! sløv yr_i`,
  water: `water! wet! watter drip pour! pouring poured puddle soak drench spill spilt condensation hose! hosed spray sprinkler splash steam dribbl damp! dripped gush trickl running_down/through knocked_~_over beer! coffee_on/into/over juice tea_on/into/over pipe!_burst burst_pipe overflow sloshing bucket flood_water sprung_a_leak dribble spraying mopping splashed trickling weeping raining_in tipped_over
| agua! awa! gote gotera gotea chorr mojad moja! mojan! mojar empapad charco encharc filtra derramad salpic calad cala! cubo_de manguer vaso_de cafe_encima/en/sobre/por liquid cerveza refresco zumo leche_en/sobre rezum vertid volcad llueve!_por/dentro aguita desbord riachuelo cascada salpica escurr inundand humedecid chorreand grifo_abierto
| eau! mouill goutt coule! coulent coulait degoulin ruissel flaque tremp renvers eclabouss infiltr immerg arros fuit!_sur/au fuite_sur/au/juste jus_de cafe_sur/dans debord cascade ruisseau inondation fuyait ruissel deborde seau!
| wasser nass! nasse! nassen tropf läuft!_durch läuft!_aus rinnt! pfütze durchnäss gewassert verschütt rohrbruch wassereinbr kaffee_über/in bier_über sickert rieselt fließt! geflossen gespritzt spritzt überlauf übergelauf schwappt plätscher geplatztes_rohr eimer triefend rinnsal
| water! nat! natte lekk druppel druip! druipt vatten vattnet dropp* rinn* blött vann! vannet drypp* våt вод! вода* воды* водой* воду* кап* теч* мокр* залива* луж* voda! vodo* vody! kapaet techet mokr* gutsar plassar stroomt lekwater`,
  rain: `rain rain! raining rained rainwater downpour drizzl
| lluvia lluev llover! llovi
| pluie pleut! plu!
| regen! regnet! geregnet regnets
| regen! regent! regn! regnet дожд* dozhd*`,
  flood: `flood water_coming_up water_~_reached under_water underwater inundat submerg water_everywhere/up_to deep_in/of_water knee_deep inches_of cm_of_water swamped ankle_deep swimming_in awash paddling
| inund aneg bajo_el_agua palmo_de palmos_de lleno_de_agua llena_de_agua cubiert_de encharcad sumerg hasta_arriba_de charcazo piscina_en_el hasta_los_tobillos
| inond sous_l_eau submerg cm_d_eau rempli/remplie/plein/pleine_d_eau pieds_dans noye degat piscine_dans les_pieds_dans patauge
| überflut überschwemm geflutet unter_wasser steht!_wasser wasser_steht hochwasser zentimeter_wasser vollgelaufen abgesoffen im_wasser knöcheltief land_unter abgesoffen
| onder_water ondergelopen overstrom översväm* under_vatten under_vann oversvøm* затоп* залил* под_водой zatop* zalil* onder_water_staat`,
  damp: `moist humid damp! dampness condensation
| humedad humed! humedo humeda
| humid condensation suint moite
| feucht
| vochtig fukt*`,
  fallen: `fell! fall! falls! falling fallen down! lying laying lies! collaps knocked hanging hangs! hung dangl snapped broken! broke! toppl leaning touching ripped torn_off torn! dropped loose! caught_in tangled draped crash rammed collid hit!_by sagging low! blown/blew_down/off came_down/off coming_off across over_my/the_car/fence/road slumped drooping sheared severed uprooted hooked wrapped_around pulled_down
| caid cae! caen! cayo! cayendo caer! tirad! tirado! tirada! tumbad derrib arranc colgand colgad cuelga descolg enganch roz! rozando partid! partido! suelt! suelto! suelta! sueltos sueltas abatid arrastr inclinad doblad desplom balance choc! chocad estrell empotr roto! rota! rotos! rotas! suelo! encima!_de/del tendido!_en vencid doblado engancho rozando apoyad desgarrad
| tomb chut couch! couche! couchee abattu arrach pend! pendent pendouill suspendu train! traine! cass rompu renverse penche effondr decroch emporte heurt percut accroch fonc rentr par_terre au_sol a_terre sectionn pris_dans affaisse enroule plie! sectionne penche
| gefallen fällt! fiel! liegt! liegen! lag! hängt! hängen! hing! herunter runter runtergef gerissen abgeriss umgekippt umgeknickt umgestürzt abgebroch geknickt gekracht baumelt gerammt gefahren lehn! lehnt herabgef runtergekommen abgestürzt gestürzt herabhäng runterhäng losgeriss abgegangen verfangen hängengeb umgeknickt eingeknickt verheddert heruntergerissen schleift
| gevallen ligt! liggen! hangt omgevallen afgebroken ligger! hänger! fallit! falt! falla! henger! nedfall* ramlat упал* упав* лежит лежат висит висят оборв* порва* сорва* рухнул* upal* lezh* visit oborv* sorval* doorhangt hengende hänger_ner`,
  lightning: `lightning_str/hit/has/came/bolt struck/hit_by_lightning lightening_str/hit lightning_conductor_hit
| rayo! rayos! relampago
| foudr eclair_est_tombe foudroy
| blitzeinschl blitzschl blitz_hat/ist/schlug/eingeschlagen vom_blitz eingeschlagen
| blikseminslag bliksem_ingeslagen åsknedslag blixt* lynnedslag молни* molni*`,
} satisfies Readonly<Record<string, string>>
