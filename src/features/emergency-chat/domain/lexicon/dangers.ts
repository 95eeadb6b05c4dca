/**
 * Things that happen. A denial, a far past or a supposition about one of these voids the rule that rests on it.
 * How to write a row: see `readTerms` in `../terms.ts`. The lines are English, Spanish, French, German, and other languages.
 */
export const dangers = {
  fire: `ablaze! alight blaz bonfire burning!_down/everywhere caught/set/catching_light combust feir! fier! fire! fireball fires! firre! flam flame fyre! ignit inferno is/are/was/were/s/it/house/kitchen_burning! it_burns! kindle! kindled! kindling! lit_up pictureoffire torched
| arde! arden! ardido ardiendo! ardio! candela! en_llama esta/estan/sta/tan_quemando flamead fogata fuego hoguera incendi llama_azul llamarad llamas! llamean llamita lumbre prende! prendid prendiendo prendio! se_quema! se_queman una/saca/sale/echa/hay_llama en_llamas_el
| brasier brule! brulent! cramait embras enflamm feu! feux! flamb! flambent flame! flames! flamme! flammech flammes! incendi train_de_bruler/cramer
| abgefackelt brand! brandg brandst brenn! brennen! brennt! brent! brände entzünd feuer feuer* flamm lichterloh loder zündet
| brand! brandje brandt! brann brenn! brenner! brinn brænder eld! elden! fackla fik! fikkie flammer gorit goryat ild! lågor ogon ogon! plamya pojar* polyhaet pozhar* uitslaande vlam vuur! zagor* возгор* вспыхн* гори! горим горит* горят* загор* огня огонь пламен* пламя подожг* пожар* полыха* staat_in_brand`,
  burn: `ashes blister brnt! browned burn burning caramelis char! charred charring cinder cook! cooked crispy frazzl fried melt molten scald! scalded scorch sear sing! singe! singed! singeing singes toast! toasted! toasty
| abras achicharr calcin carboniz cenizas chamusc churrasc churrusc derret derrit fundiendo kema plastico_fundid qemad quem recocido requem socarr tizon torrad torrao! tostad!
| brul calcin carbonis cendre cram! crame fond! fondait fondent fondre fondu grillade noirci roussi!
| abgebrannt anbrenn angebrannt angekokelt angeschmort angesengt asche brandig durchgeschmort geschmolz glimm klumpen! kokel kross schmelz schmilz schmor verbrannt verbrenn verkohl verkokel verschmor verschmurg versengt zusammengebacken zusammengeschmolzen
| aangebrand brandplet brent! brente bränd bränt! doorgebrand förkolna geschroeid gesmolten gorel* oplav* pala* plavit* rasplav* sgor* smelt! smeltet smält! svett! svidd verbrand verkoold verschroeid горел* обугл* оплав* плав* подгор* расплав* сгор* тле*`,
  burntOut: `burnt/burned/burn_out
| fundido_el/la/un/una fundieron
| grille!_une/l/la
| durchgebrannt`,
  smoke: `fogged fume grey/white/thin_thread haze hazy mist! pictureofsmoke plume smog smok smoke smoki! smolder smoulder steam_coming thread/curl/wisp_of vapour wisp
| ahumad bocanada hilo/hilillo/hilito_gris/blanco/negro humarazo humarea humareda humazo hume humillo humito humo! humos! jumo! niebla! vaho vapor!
| boucane! brouillard! enfum filet_gris/blanc/noir fumait fumant fume fumee fumeroll fumig panache vapeur! volute
| dampf! dunst gast_aus grauer/weißer/dünner/schwarzer_faden nebel! qualm rauch rauch* räuch schwaden verraucht
| dym! dyma! dymit rokt! rook! rookje rookpluim rookt rookwolk ryker rök! röken rökmoln røg røgen røyk røyken røyksky walm дым дым! дымит* дымок дымом задымл*`,
  spark: `arced arcing arcs! bright/long_arc drew/draws/drawing_an_arc blue/white_light/lightning crackle_of_light electrical_arc fireworks flash! flashed! flashes! flashing_light/blue flashover light_show lightning_inside little/tiny/blue_stars pictureofspark short_circuit short_out shorted shorting spark sprk! zapping_noise
| arco_electrico centell chiribit chisp chispor cortocircuit destell estrellita fogonaz fuegos_artific haciendo/hace/hizo_arco hizo/hecho/hace/haciendo/en/pegado/un_corto! luz/rayo_azul pirotec rayito relampaguea
| arc_bleu arc_electrique court_circuit court_jus courtcircuit eclair_bleu eclairs etincel* etinsel* feu_d_artifice flash! jaill petites_etoiles
| blitz! blitze! blitzt! feuerwerk funke! funkelt funken funkenflug funkenregen funkt! geblitzt kurzen! kurzer! kurzgeschlossen kurzschluss lichtbogen sternchen! stichflamme es_blitzt
| bliksemt gnist gnistregn iskr* korotit korotnul kortsluit kortslut ljusbåge steekvlam vonk vonken vonkje zamyk* замкн* замыкан* искр* короти* коротн*`,
  explode: `bang! banged blast blew/blown/blows_up/apart boom! burst! bursting detonat erupted explod explos kaboom loud_noise pictureofbang pop! popped pops! shattered thud went_off_like
| bombazo boom! bum! cañonazo detonac estall estampid estruend explos explot pepinazo petad! petado! petao! petard pum! revent trueno zambombaz
| bam! bang! boum! claqu! claque! claquement_sec deflagr deton detonne eclate explos gros_bruit paf! petard pete! petee!
| bumm! detonier donnerschlag explod explos geknall geplatzt hochgegangen knall krach! kracht! peng peng! platz! platzt rums! wumm! zerborsten zerknallt zerplatz zerspring
| babahn* bahnul* eksplod explod gesprongen knal! ontplof smalt! smell! smäll! smäller sprakk sprängd vzorv* vzryv* бабахн* бахн* взорв* взрыв* жахн* рвану* хлопн* хлопок`,
  glow: `arc! arcs! ember glow goes/went/going/turns/turning_red orange_light/glow red_hot/glow
| al/vivo_rojo arco! arcos! ascua brasa incandesc luz_naranja/roja_dentro pone_rojo resplandor rojo_vivo
| arc! braise devient_rouge incandesc lueur rougeoi rougi! rougit
| glimm glüh rotglüh wird/wurde_rot!
| gloei glöd glød raskal* roodgloei раскал* тлеет`,
  crackle: `bubbl clacking crackl crakl crepitat crinkl crunch fizz frying hissing krr! popping rasping sizl sizzl snap! snapping spits! spitting sputter static tick_tick ts!
| burbuje chacharre chas! chasqu chiporrot chisporr chisporrot clac! como_freir crac! crepit cruj crujiendo cuando_fries/frien freir_huevos ruido_de_freir cuando_se_frie friendo fritura petarde rechin restall sise tableteo tacatac tronando truena
| bouillonn claquement crachot craqu crepit friture gresill grezill grille_pain_bruit griz petill poele_qui_frit
| bitzel! blubber britzel brizzel brodel brutzel brutzl klackert knack! knacken! knacks knackt! knatter knister knistergeräusch prassel schmurgel spratz wie_speck/spiegelei_in zisch
| knak* knastrar knett! knetter knisper knitrer knitter sprak! sprakar spraker treshit tresk! треск* трещ* шипит`,
  buzz: `beehive bees buzz bz! bzz! dron drone hornet hum! humming hums! purring throb vibrat wasp whine! whining z!
| abejas abejorro avispero enjambre moscard ronrone runrun vibra! vibran! vibrando zumb zumbid
| abeille bourdonn buzz essaim ronfl! ronfle! ronflement ronron vibre! vibrent vrombi
| bienenschwarm brumm brummton dröhn hummel summ surr! surren surrgeräusch surrt vibrier
| brom! bromt brum* gezoem gudit summar surr* zhuzh* zoem* гуд! гудит жужж*`,
  swell: `a_belly balloon bloat bowed bowing bulg close/shut/fit_flat distended domed eating_pies expand fat! inflat no_longer/not_flat not/longer/any_close/shut pillow puffed puffing puffy rather/gone/got_fat swell swollen venting fatter
| abomb abultad bufad deformad hinch inflad inflando panza pierde_acido/liquido redondead
| bedonn bombe! bombee deform enfle gondole gonfl tout_rond
| aufgebläht aufgequoll ausgebeult beule bläht dick! dickbäuch dicke! dicker! geschwoll gewölbt kugelrund quillt rund_geworden schwillt wölbt dicker_geworden
| bol! bolt! bult gezwoll opgezwoll oppblåst sist! svell svull uppsvälld vzdul* zwelt вздул* распух*`,
  hiss: `hiss whistl
| silb sise
| chuint siffl
| pfeif zisch
| hveser shipit siss* väser свист* шипит`,
  hot: `boiling cooking feel_heat fever get/gets_heated giving/give_off/out_heat heat!_coming/through/from heating/heats/heated_up hot! hotter! over_heat overhot radiat roast! scorcher toasting toasty
| abrasand achicharrando ardia caldea calent! calentado calentando calentarse calento! calenton calienta!_mucho/demasiado/el/la calientan! caliente! calientes! calor_sale/sube desprende/echa/noto/da_calor quemaba se_calienta!
| brule_les_doigts chaleur chaud! chaude! chaudes! chauds! chauff cuisant cuit! echauff
| brennheiß brütend erhitz glutheiß heis! heiss! heisse heizt_sich heiß! heiße heißgelaufen hitze! kochend siedend
| bloedheet glødende goryach* heet! het! hete! hett! kokend nagre* overopphet* oververhit* peregre* varmt! warm! överhett* горяч* грее* нагре* перегре*`,
  veryHot: `barehanded burning_hot cannot/cant_touch_it cannot/not_keep/hold/put/leave_my/your/a_hand hot_as hot_to_the/touch measuredheat! oven_glove/mitt overheat red_hot roasting scalding scorching too/very/so/super/really/boiling/extremely/piping/crazy/scalding/roasting_hot! too_sore_to_hold/touch use/need/with_a_tea_towel_to
| abras achicharr al_rojo arde! arden! ardiendo! calentisim echa_calor hirviendo muy/tan/bastante/super/demasiado_caliente no_puedo_tocar no_se_puede_~_tocar quema! queman! recalent recalient sobrecal
| bouillant brulant chauff_enormement/trop/anormalement manique! peut_plus/pas_toucher surchauff tres/trop/si/super/vachement/hyper_chaud avec_une_manique
| glühend kochend ofenhandschuh sehr/zu/so/richtig/total/glühend/extrem/kochend/mega/viel_heiß sehr/zu/so/richtig/total/glühend_heiss topflappen überhitz
| bloedheet för/for_varm gloeiend glohet glödhet jättehet jättevarm raskal* te_heet очень_горяч* раскал*`,
  warm: `lukewarm warm! warmed warmer! warmish
| calentill calentit calenton calorcito poco/algo_caliente se_calienta se_calientan templad tibi! tibia tibio
| chauffe! chauffent! peu_chaud tiede tiedi
| lauwarm warm! warme! warmer! warmes! wärm!
| lauw! ljummen lunken tepl* warmt! тепл*`,
  scorched: `black_stuff/goo/liquid blackened brown/black/burn/scorch/dark_mark/stain/spot/ring/patch browned gone/turn/turned/went/going_brown/black/yellow soot sooty
| ennegrec hollin liquido_negro puesto/puesta/pone/poniendo/vuelto/vuelta/quedado/quedao_negr/negro/negra tizn
| liquide_noir noirat noirci suie
| geschwärzt russ! ruß! rußig verfärb verruß
| почерн*`,
  discoloured: `black_round/around discolo is/are/all/looks_brown/black/yellow yellowed
| ahumad amarillead hollin marron! marrones! negra! negras! negro! negros! tizn
| aureole bruni devenu/devient/tout/trace/marque/prise/fiche/fil/cable/mur_~_noir jauni marron! noire! noires!
| braun! braune! braunen! schwarz! schwarze! schwarzer! schwarzes!
| bruin! brun! chern* pochern* svart! zwart! zwarte коричн* потемн* черн*`,
  smell: `aroma niff nose! odor odour pong! ponging pungency reek scent smel! smell smelt! sniff stank stench stink stunk whiff
| apest aroma atufa guele! hedion hedor hole!_mal huele! huelen! hueliendo huelo! olemos oler! olia! olido oliendo olio! olisque olor pestazo peste! tufarad tufill tufo uele!
| ca/sa_pu ca/sa_sen cocotte embaume empest fouette odeur puanteur pue! puent relent renifle schling sens! sent! sentait sentent sentir
| duft dunstet geruch geruchsbeläst gestank gestunken mief miefen müffel richt!_nach riech roch! stink
| geur! luchtje lugt! lugter lukt! luktar lukten lukter muft! pahn* pakhn* ruik ruikt stank! stinker! stinkt! vonya* zapah* вонь воня* запах* пах*`,
  burningSmell: `acrid electrical_burning hot/burning_plastic/rubber
| chamusquin
| cram! roussi!
| brenzlig schmorgeruch
| brandlucht brandlukt brannlukt gar'yu gareliim garyu gorelym jarenym palenym schroeilucht гар! гарь гарью горелым жжен* паленым`,
  oddSmell: `acrid ammonia burny chemical diesel dodgy! electric fish! fishy! funny! glue hair! hot! iffy metallic odd! off! ozone peculiar petrol plastic pungent resin rubber! scorched sharp! solvent strange suspicious sweet tar! toxic tyre! unusual varnish weird singed_hair
| acre! alquitran amoniaco barniz caliente! disolvente dulce! electric extran gasolina goma! metalic neumatico ozono pegamento pescado picante plastico plasticoso quimic rar! rara! raro! raruno resina sospechos sulfuroso hierro_caliente
| acre! anormal bizarre caoutchouc chaud! chimique colle! drole! electrique etrange goudron inhabituel metallique ozone plastique! pneu poisson resine roussi solvant sucre suspect vernis
| ammoniak ampere angebrannt beißend benzin chemisch eigenartig elektrisch fisch! fischig gummi harz komisch kunststoff lack lösungsmittel merkwürdig metallisch ozon plastik reifen scharf! schmorig seltsam stechend streng süß! süßlich teer ungewöhnlich verbrannt
| brännare fisk! gummi! konstig plast! plastic plastik* plastmas* raar! rart! rubber stranno teer! vis! vreemd пласмас* пластик* пластмас* резин* рыб* странн* химич*`,
  badSmell: `awful bad! disgusting gross horrible nasty strong terrible vile
| asqueros fatal! feisimo feo! fuerte! fuertes! horrible insoportable mal! malisim raya
| desagre fort! forte! horrible infect mauvais pas_bon
| ekelhaft eklig furchtbar schlecht! schlimm! stark! übel!
| erg! illa! sterk!`,
  electricShock: `current_in/through/flowing elctrocut electric/electrical/elec_shock electric_jolt electricuted electrocut electrocution live_wire_shock mains_shock shock_from shock_off static_but the_current_got
| calambr corrientaz corriente_a_traves/al/la_tocar corriente_al_tocar/abrir/coger/agarrar/rozar/meter/poner/apoyar/enchufar/cerrar/pisar/salir/entrar corriente_en_la/el/los/las/mi/mis/todo_mano/brazo/dedo/cuerpo/pie/pierna/espalda da/dan/dio/dado/dando/pega/pego/pegado/suelta/lleva/metido_corriente da/dan/dio/dado/dando/pega/pego/pegado/suelta_la_corriente deriva!_a/al descarg_electric descargazo electrocut garramp latigazo_electrico sacudida_electrica
| castagne! chataign! chataigne! chataignes! choc_electrique coup/coups/pris/prend/prends/recu/recoit/prendre/prenne_de/le_jus/courant coup_d_electricite decharg_electrique electris electrocut pris_une_decharge prise_de_jus recu_l_electricite
| eine/eene/oane/a_jewischt einen/eine/ein_gewischt/gefegt/geschossen elektr_schlag elektrisier elektroschock gewischt_bekommen/gekriegt strom_im_wasser stromschl stromstoß stromunfall unter_spannung unter_strom wischt/gewischt_einem/mir/uns/dir_~_eine
| bjet byot elchock elektrocut elstöt fikk_strøm fått/fick/får/fikk_ström/strøm fått_ström geëlektrocuteerd kreeg/krijg_~_knal onder_stroom schok! schokken stroomstoot strömförande strømførende strømstøt stöt! stötar stød! støt! tok! tokom! бьет* бьёт* дернул* ток! током* elektrische_schok`,
  jolt: `belt!_off/from clout! current_through/running/ran/went electrified flew_back fright_from_the_tap had/got/gave/given_~_belt! it/socket/switch/tap/wire_bit_me jolt kicked/kicks_me little/small/a_kick! punch! shock! shocked! shocking_me/us shocks! shoked! stung! thrown/threw/knocked/blasted/flung_me/him/her/back/across/off thump wallop whack zap! zapped zapping zaps!
| calambr castanazo chispazo corriente!_por cosquille descarg despedid garramp guantazo hay/noto/nota/siento/sentimos/pasa/tiene/tienen_corriente!_en hormigue hostia! latigaz meneo ostia! pellizco pinchazo sacudida sacudio tirado/echado_para/hacia_atras trallazo zurriagazo
| baffe bourrade castagn chatai chataigne! choc! chocs! claque! decharge! decharges! eject pichenette projet repouss secoue secouss
| gebraten gelangt geledert gepritzelt gescheuert geschleudert geschmettert gewatscht gewischt gezwickt mir/mich/ma_eine/einen/oane_ge* schlag! schläge! schlägt! schock! stoß! watschn weggeschleudert zuckte zwickt
| klap! opdonder schok! schokken shiba* smäll_av stöt! stød! støt! udar* дерн* дёрн* удар* шиба*`,
  tingle: `arm/hand/fingers_jump/jumped/jerk/jerked/twitch bites_my buzz/buzzes_my/in electric/fuzzy/buzzing/weird/funny_feeling/sensation feel/felt_a/the/some_current/electricity/jolt feel_current/electric/electricity felt_current/electric hair/hairs_stand/stands/standing hairs/hair_~_stood/up nip! nipped nips! numb! numbness pins_and_needles prickl pricks pulsat sting! stinging stings! through_my/his/her_arm/hand/fingers/body/fingers tickl tingl twinge
| brazo/mano_da/dio_~_salto calambrill calambrit como_corriente corrientill cosquill hormigas hormigue hormiguit pellizc pellizquito pica! pican! picor picotaz pincha! pinchacitos pinchan! por_el/todo_brazo/cuerpo repelus siento/noto/nota/notamos_~_corriente/electricidad vibra!_al
| chatouill dans_le/la/les_bras/main/doigts electricite_dans fourmi frisson petit_courant picot piqu piquer sens/sent/ressens_le/du/un_courant travers_le_bras
| ameisen bitzel durch_den/meinen/die_arm/körper/hand ein_ziehen kitzel kribbel kribbl pieks pikst prickel zuckt_in zwick zwiebel! zwiebelt
| kittlar kribl* pirr* pokalyv* prikkel prikt! schipl* shchip* stickning tiki! tintel колет покалыв* пощип* щипет щипл*`,
  unconscious: `cardiac convuls dying! fitting_on heart_attack lifeless lips_blue lost/not/regain_conscious might_be/is_dead not/stopped/isnt/stop_breath not_come_round not_waking/wake/awake out_cold passed_out seizing seizure turned_blue unconsc unrespons wont_wake
| amoratad caido_redondo convuls desmay inconsc infarto muriendo no/deja/dejado_respira/respirar/de_respirar no_despiert no_despierta no_reaccion no_reacciona no_vuelve_en_si puede/puedo_respirar se_muere! sin_conocimiento/sentido/pulso sin_sentido
| arret/crise_cardiaque convuls dans_les_pommes evanou inconsc meurt! mourir! ne_reagit ne_se_reveille perdu_connaissance raide! respire_plus/pas sans_connaissance se_reveill/reagi_plus/pas
| atmet!_nicht/kaum bewusstl bewußtl herzinfarkt herzstillstand kein_puls krampf lippen_blau nicht_bei_sich ohnmacht reagiert!_nicht reaktionslos stirbt!
| avsvimm* bevisstl* bewustel* livlös livløs medvetsl* soznan* svarar_inte svarer_ikke сознани* умирает`,
  motionless: `collaps dont/cant/wont_move faint is/was/lying/hes/shes_on_the_floor/ground limp! lying_down motionless not_moving/move/responding/respond/answering paralys shaking/collapsed_on_the_floor stiff! unresponsive white/pale_as/face
| desplomad esta/estan/tirado/tirada/tumbado/tumbada/caido/caida_en_el_suelo inmovil mareada! mareado! no_contesta no_mueve no_responde no_se_mueve palida! palido! paralizad tiesa! tieso!
| allonge bouge!_plus/pas effondre immobile inerte pale! par_terre paralys repond!_plus/pas
| am_boden antwortet!_nicht bewegt!_sich_nicht blass! bleich! gelähmt leblos regungslos rührt!_sich steht!_nicht_auf steht!_nicht_mehr_auf umgefallen umgekippt zusammengebrochen zusammengesackt
| beweegt! rører!_seg не!_шевел*`,
  hurt: `arm/hand/fingers_numb/black/red/white/burnt/burned/hurts black_fingers bleed blister burn_mark_on burnt/burned_my/his/her_hand/hands/arm/finger/fingers chest_pain/hurts/tight chest_tight hand_is_red heart_~_racing/pounding injur limp_arm my_hand_is numb! fell/fallen/falls/thrown/knocked/flung/blown_off/from_the/a/my_ladder palpit palpitat racing_heart wound
| adormecid ampoll brazo_inutil caido_de_la/del dolor/duele_el/en/pecho dormid duerme_el/la/un_brazo/mano herid! herida! herido! mano_hinchada mano_roja/negra mareada! mareado! palpitac piel_quemada quemadura sangr taquicardia
| bless brule_la_main brulure cloque engourdi main_gonfle main_rouge/noire/brulee mal/douleur_a/poitrine palpitation peau_brulee poitrine_serre saigne! sang! tombe_de_l_echelle tombe_du_toit
| blut! blutet brandblase brustschm gestürzt hand_rot/verbrannt haut_verbrannt herzklopfen herzras herzstolpern leiter_gefallen sturz! taub! taube! verbrennung verletz
| bloed! brannskade brännskada gewond ozhog skadad skadet кров* обжег* ожог* ранен*`,
  distress: `confused cried! cries! crying dazed dizzy hurts! in_pain not_speak/talk out_of_it pale! panic scream shaking shaky shivering slurr sobbing speaks/speaking/talking_funny/strange speechless stunned trembling twitching vomiting wailing
| aturdid desorientad dolor! duele! grita! gritando grito! llora! llorando llorar! mareada! mareado! mudo! palid sollozando temblando tembleque tiembla
| cri! crie! desoriente hurle! mal! pale! pleur sanglote secoue! sonne! tremblant tremble
| apathisch benommen blass! bleich! schluchzt schmerz schreit! verstört verwirrt weinen! weint! weiß! woant! zittern! zittert! zittrig zuckt! knie_zittern
| drozh* gråter gråter! huilt! krich* plach* rillar skakar trilt! дрож* крич* плач*`,
  stuckTo: `cannot/cant/couldnt/not/unable/wont_let/to_go/let frozen_to/on/onto fused_to hand/hands/fingers/muscles_stuck/locked/clamped/frozen hand_wont_open hanging_on_the/to let_go_of stuck_to/on/holding
| agarrado/agarrada/enganchado/enganchada_al/a agarrotad engarrotad no_suelta pegad! pegada!_al/a/la/mano pegadito pegado!_al/a/el puede/puedo/pudo/podia_soltar queda/quedo/quedado_~_enganchad/pegad/pillad quedado/quedao/quedo/quedaba/queda_pegad/pega quedado/quedo/queda_pegado/pegada/enganchado/enganchada/agarrado/agarrada/pillado soltarme! soltarse
| accroche!_au/a agrippe! agrippee! colle!_au/a/sur collee!_au/a crispe detacher! lacher! main_bloquee ne_lache reste/restee_colle/collee/accroche/accrochee/agrippe reste_accroche
| festgeklebt hand_geht_nicht hängen_geblieben hängengeblieben hängt!_am/an kleben! klebt! krampft losgekommen loslassen! nicht_los umklammert
| loslaten otpust* prilip* sitter_fast_i slippe släppa vastgeplakt отпуст* прилип*`,
  insert: `dig! digging dropp fiddl insert jabbing jammed lodged poke! poked poking posted prodding push put! puts! putting rammed ramming rummag shov shove stabbing stick stuck! stuffed tamper wedged
| chupa! chupado clavad clavando encajad hundid hurg introduc manipul mete! meter! meti! metid metiendo metio! pinchad pinchando puesto! toquete mete_los mete_cosas
| bidouille coince enfonc farfouille fourre fourre! foutu gliss inser introdui met! mettent mettre mis! mise! plant! plante! touche_avec touille trafiqu trifouill
| bohrt! fasst! fummel gebohrt gefasst! gefummelt gelangt gepopelt geschoben gesteckt gestoch gestopft glangt hineingesteckt reingelangt reingeschoben reingesteckt reingestochen steckt! steckte stocher
| gestoken gestopt prutsen stak! stakk stakk! stoppade stoppet! stuck! sunul* votkn* zasun* воткн* встав* засун* сунул*`,
  bite: `bit! bite! bites! biting bitten chew gnash gnaw lick munch nibbl put_in_mouth teething
| chupad chupando lamid lamio! mastic morder! mordi mordid mordisc mordisque muerd roer! roido! royend
| croqu grignot leche! mache! machonn machouill mord! mordill mordu rong
| angefressen angeknabbert angenagt beisst beißt biss biss! gebissen gekaut geknabbert geleckt gelutscht knabber nagt! zerbissen zerkaut
| beet! bet! bitit bitt! gebeten gnager gryz* knaagt ukus* грыз* погрыз* укус*`,
  gasSmell: `escape_of_gas gas_coming/everywhere gas_fumes gas_left_on gassy leak_of_gas measuredmonoxide! smelling_of_gas unlit! whiff_of_gas
| abierto_el_gas gas_abierto huele_a_bombona llave_abierta pierde_gas saliendo_gas tufo_a_gas
| gaz_ouvert odeur_de_gaz relent_de_gaz
| gasaustritt gasgeruch gasig
| gaslek gaslucht gaslugt gaslukt gasläck* gasslekk* gasslukt gazom* utechk* газом! газом*`,
  leak: `escap leak left_on not/wont/doesnt_shut_off not_turn_off seeping
| escap! escapa! escapando escape! fuga! fugando fugas! perdiendo pierde! se_sale!
| echapp fuient fuit! fuite fuyait ne_se_ferme! perd!
| ausström austret austritt entweich leck! leckt strömt! undicht
| lek! lekk* lekt läck* utechk* протек* утека* утечк*`,
  rottenEggs: `egg!_smell eggs! eggy! rotten/bad_egg sulfur sulphur
| azufre podrid! sulfuro huevos!_podrid huevo!_podrid
| oeuf_pourri/pouri oeufs_pourris soufre
| eiern! faul_ei faul_eier schwefel faulen_eiern
| tuhl* zwavel тухл* яиц* яйц*`,
  carbonMonoxide: `co_leak co_poisoning monoxid
| intoxicacion intoxicad monoxid tufo_del_brasero
| intoxication intoxiqu monoxid monoxyd
| kohlenmonoxid monoxid vergift
| karbonmonoksid kolmonoxid koolmonoxide ugarn* угар*`,
  sounding: `activated alert beep blar bleep going/went/goes/sets/set_off howl is_on ringing rings! scream shriek sounding triggered wail wont/not_stop/shut/quit
| activad chilla! chillando disparad no_para/deja_de pita! pitan! pitando pitar! pitid saltado! salto! sirena sonando sono! suena! suenan!
| bip! bipe! biper crie! declench hurl retenti se_met_a sonne! sonnent sonner
| alarm! angeschlagen ausgelöst geht!_los heult! klingelt losgegangen piep! piepst piept! plärr schlägt!_an schrillt sirene
| gaat_af piept! piper! pishit ringer srabotal* tjuter звенит орет пищит сработал*`,
  dizzy: `cannot/cant/not_wake dizziness dizzy drowsy faint! feel/feeling/felt_sick/faint/ill/rough groggy hard_to_wake head_hurts/ache headache lightheaded nause out_of_breath queasy sick! sleep_so_much sleepier sleepy spinning throwing/threw_up vomit woozy
| adormil amodorrad angustia atontad cabeza! con_sueño dormidos maread mareando mareillo mareo! mareos! nausea somnolien sopor vomit cabeza_embotada
| cotonneux endormi etourdi mal_a/de_la/tete mal_au_coeur mal_de_crane maux_de_tete nausee nauseeux somnolen tete_qui tete_tourne vaseux vertige vomi
| benommen duselig erbrech flau! kopfschmerz kopfweh matt! müde! schlecht! schläfrig schummrig schwindel schwindl schwummrig übel! übelkeit
| duizelig golov* hodepine hoofdpijn huvudvärk misselijk sløv suf! svimmel toshn* yr! голов* тошн*`,
  water: `beer! bucket burst_pipe coffee_on/into/over condensation damp! drench dribbl drip dripped gush hose! hosed juice knocked_~_over mopping overflow pipe!_burst pour! poured pouring puddle raining_in running_down/through sloshing soak spill spilt splash spray sprinkler steam tea_on/into/over tipped_over trickl water! watter weeping wet! flood_water
| agua! aguita awa! cafe_encima/en/sobre/por cala! calad cascada cerveza charco chorr chorreand cubo_de derramad desbord empapad encharc escurr filtra gote gotea gotera grifo_abierto humedecid inundand leche_en/sobre liquid llueve!_por/dentro manguer moja! mojad mojan! mojar refresco rezum riachuelo salpic vertid volcad zumo
| arros cafe_sur/dans cascade coulait coule! coulent debord degoulin eau! eclabouss flaque fuit!_sur/au fuite_sur/au/juste fuyait goutt immerg infiltr inondation jus_de mouill renvers ruisseau ruissel seau! tremp
| durchnäss eimer fließt! geflossen gespritzt gewassert kaffee_über/in läuft!_aus läuft!_durch nass! nasse! nassen pfütze plätscher rieselt rinnsal rinnt! rohrbruch schwappt sickert spritzt triefend tropf verschütt wasser wassereinbr übergelauf überlauf
| blött dropp* druip! druipt druppel drypp* gutsar kapaet lekk lekwater mokr* nat! natte plassar rinn* stroomt techet vann! vannet vatten vattnet voda! vodo* vody! våt water! вод! вода* водой* воду* воды* залива* кап* луж* мокр* теч*`,
  rain: `downpour drizzl rain rain! rained raining rainwater
| llover! llovi lluev lluvia
| pleut! plu! pluie
| geregnet regen! regnet! regnets
| dozhd* regen! regent! regn! regnet дожд*`,
  flood: `ankle_deep awash cm_of_water deep_in/of_water flood inches_of inundat knee_deep paddling submerg swamped swimming_in under_water underwater water_coming_up water_everywhere/up_to water_~_reached
| aneg bajo_el_agua charcazo cubiert_de encharcad hasta_arriba_de inund llena_de_agua lleno_de_agua palmo_de piscina_en_el sumerg
| cm_d_eau degat inond les_pieds_dans noye patauge pieds_dans piscine_dans rempli/remplie/plein/pleine_d_eau sous_l_eau submerg
| abgesoffen geflutet hochwasser im_wasser knöcheltief land_unter steht!_wasser unter_wasser vollgelaufen wasser_steht zentimeter_wasser überflut überschwemm
| onder_water onder_water_staat ondergelopen overstrom oversvøm* under_vann under_vatten zalil* zatop* översväm* залил* затоп*`,
  damp: `condensation damp! dampness humid moist
| humed! humeda humedad humedo
| condensation humid moite suint
| feucht
| fukt* vochtig`,
  fallen: `across blown/blew_down/off broke! broken! came_down/off caught_in collaps collid coming_off crash dangl down! draped drooping dropped fall! fallen falling falls! fell! hanging hangs! hit!_by hooked hung knocked laying leaning lies! loose! low! lying over_my/the_car/fence/road rammed ripped sagging severed sheared slumped snapped tangled toppl torn! touching uprooted wrapped_around torn_off pulled_down
| abatid apoyad arranc arrastr balance cae! caen! caer! caid cayendo cayo! choc! chocad colgad colgand cuelga derrib descolg desgarrad desplom doblad empotr encima!_de/del enganch estrell inclinad partid! partido! rota! rotas! roto! rotos! roz! rozando suelo! suelt! suelta! sueltas suelto! sueltos tendido!_en tirad! tirada! tirado! tumbad vencid
| a_terre abattu accroch affaisse arrach au_sol cass chut couch! couche! couchee decroch effondr emporte enroule fonc heurt par_terre penche pend! pendent pendouill percut plie! pris_dans rentr renverse rompu sectionn suspendu tomb train! traine!
| abgebroch abgegangen abgeriss abgestürzt baumelt eingeknickt fiel! fällt! gefahren gefallen geknickt gekracht gerammt gerissen gestürzt herabgef herabhäng herunter heruntergerissen hing! hängen! hängengeb hängt! lag! lehn! lehnt liegen! liegt! losgeriss runter runtergef runtergekommen runterhäng schleift umgekippt umgeknickt umgestürzt verfangen verheddert
| afgebroken doorhangt falla! fallit! falt! gevallen hangt hengende henger! hänger! lezh* liggen! ligger! ligt! nedfall* oborv* omgevallen ramlat sorval* upal* visit висит висят лежат лежит оборв* порва* рухнул* сорва* упав* упал* hänger_ner`,
  lightning: `lightning_str/hit/has/came/bolt struck/hit_by_lightning
| rayo! rayos! relampago
| eclair_est_tombe foudr foudroy
| blitz_hat/ist/schlug/eingeschlagen blitzeinschl blitzschl eingeschlagen vom_blitz
| blikseminslag blixt* lynnedslag molni* åsknedslag молни*`,
} satisfies Readonly<Record<string, string>>
