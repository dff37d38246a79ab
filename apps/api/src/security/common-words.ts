/**
 * Words that passwords are made of most often, in small letters and without the digits and signs around them: from the
 * list of leaked passwords of zxcvbn-ts (MIT, copyright 2012-2016 Dan Wheeler and Dropbox, Inc., 2021 zxcvbn-ts), common
 * first names, and our own of the Dutch language and of what this product is about: its name, bookkeeping, invoices, tax.
 */
export const COMMON_WORDS = `
123123a 123123q 1232323q 123321q 1234567890q 123456789a 123456789q 123456789z 12345678q 1234567a 1234567q 123456a
123456aa 123456k 123456q 123456r 123456s 123456z 12345a 12345q 12345z 1234qwe 123aaa 123abc 123asd 123qaz 123qwe
123qwe123 123zxc 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1x2zkg8w
8j4ye3uz a12345 a123456 a1234567 a123456789 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aaa111 aaliyah aardvark aaron abby abc123
abc1234 abc12345 abcd aberdeen abgrtyu abigail abraham absolut access accord account accountancy accountant achilles
action active adam adgjmptw adidas admin administratie administrator admiral adonis adrian adriana adult aezakmi
africa again agent aggies aikido airborne airbus airforce airplane ajax alabama alan alaska albatros albert alberto
albina albion alejandr aleksandr aleksandra aleksey alex alexande alexander alexandr alexandra alexia alexis alfa
alfred alibaba alice alicia alien aliens alina aline alison alix allen alliance allison allmine allsop almere alpha
alpine alucard always alyssa amadeus amanda amateur amazon amber amelia amelie america american amina amir amira
amsterda amsterdam anaconda anakin anal analsex anarchy anastasia anders anderson andre andrea andreas andrei andres
andrew andrey andromeda andy anfield angel angela angelica angelina angelo angels angie anhyeuem animal animals anime
anke anna anne annelies annette annie anouk answer anthony anton antonio anubis anything apache apollo appeltaart
apple applepie apples april aquarius aragorn archer archie area arizona arjay armani arnaud arne arnhem arno arnold
arsenal artemis arthur artist artur asd123 asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdzxc
ashley ashton asian aspire aspirine assass assassin assfuck asshole assholes assman asterix astrid astros athena
atlanta atlantic atlantis atomic attack attitude auburn audia audrey august augustus aurora aussie austin australi
australia autumn avalanch avalon avatar avenger awesome axel axelle ayoub azamat azerty azsxdc azsxdcfv babe babes
babies baby babyblue babyboy babydoll babygirl babylon back backdoor backup bacon badass badboy baddog badger baggins
bailey ball baller balloon balls bambam banana bananas bandit bang bangbang bangkok banker bankrekening banshee
barbara barber barbie barcelon barcelona barefoot barkley barney barrett barry barsik bart baseball basket basketba
basketball bass bassman bastard batman battle baxter bayern beach beaches beagle bean beaner beanie bear bearbear
bears beast beastie beatles beatrice beautiful beauty beaver beavis beckham becky bedrijf beefcake beer beerbeer
beetle beheerder belasting belastingdienst believe belinda bell bella belle bender bengals benjamin bennett benny
benson bent bentley beretta berlin bernard bernie bert bertha bertie bethany better betty beverly bianca bicycle
bigass bigballs bigbear bigbird bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot bigger biggie biggles bigguy
bigmac bigman bigmoney bigone bigred bigsexy bigtime bigtits bike bikini bilal bill billie billy billybob billyboy
bimmer bing bingo bird birdie birdman birthday biscuit bishop bitch bitches biteme bizkit bjorn blabla black blackcat
blackdog blackhaw blackie blackjac blackman blacks blacky blade blades blahblah blake blaster blazer blessed blessing
blink blizzard bloemen blonde blondes blondie blood bloody blossom blow blowjob blowme blue bluebird blueblue blueboy
bluedog blueeyes bluemoon blues bluesky boat bob123 bobafett bobbie bobbob bobby bobcat boeing boekhouden boekhouder
boekhouding bogart bogdan bogey bohica bollocks bollox bomber bond bondage bone bonehead boner bones bonita bonjour
bonkers bonnie bonsai boob boobies booboo boobs booger boogie booker boomboom boomer bootie boots booty boricua boris
bosco boss bossman boston bottle bottom bounce bowler bowling bowser boxing boys br0d3r brad bradford bradley bram
brandi brando brandon brandy brasil braves brazil breast brecht breda breeze brenda brendan brent brian briana brianna
bridge bridget briek brighton bristol britney britt brittany broadway broken bronco broncos brooke brooklyn brooks
brother brothers brown brownie browns bruce brucelee bruins bruno brutus bryan bryant btwaangifte bubba bubbas bubble
bubbles buck bucket buckeye buckeyes buckshot buddha buddy budlight budman budweise buffalo buffett buffy bugger
builder bull bulldog bulldogs bullet bullseye bullshit bunghole bunny burger burton bush business busted buster butch
butler butt butter butterfl butterfly butthead butthole buttman button buttons buzz byteme cabbage cactus cadillac
caesar caitlin calico caliente californ california caligula callaway callie calvin camaro cambiami camel camelot
camels camera cameron camilla camille campbell canada canadian cancel cancer cancun candice candle candy candyman
cannon canon cantona capital capone captain caramel carbon cardinal carina carl carla carlo carlos carlton carmen caro
carol carole carolina caroline carolyn carpet carrera carrie carrot carson carter cartman cartoon casanova caserta
casey cash casino casper cassidy cassie castle cat123 catalina catch catdog catfish catherin catherine catman cato
cats cavalier caveman cbr600 ccbill cdtnkfyf cecilia cedric celeron celeste celica celine celtic celtics cent center
central cerberus cessna cfitymrf chad chainsaw chair champ champion champs chance chandler chanel chang change
changeme chaos charger chargers charles charley charli charlie charlott charlotte charlton charly charmed chase chaser
check cheers cheese cheetah chelsea chemical cheng cherokee cherry cheryl chester chevelle chevrole chevy chewie
cheyenne chiara chicago chichi chicken chickens chicks chico chief chiefs children china chipper chivas chloe chocola
chocolat chocolate chong chopper chris chrisbln chrissy christ christia christian christie christin christina
christine christop christopher christy chronic chrono chubby chuck chuckles chucky church cigars cinder cindy cinnamon
city cjkysirj cjkywt claire clancy clapton clara clarence clarinet clark classic claude claudia clayton clemson
clevelan clifford clinton clipper clitoris cloud clover cobra cocacola cock cocks coconut cody coffee cohiba coke
coleman colleen college collins colombia colorado colors colt coltrane columbia columbus combat comics command
commando compaq compute computer concrete condom condor connect conner connie connor conrad consumer contact content
control cookie cookies cool cooldude cooler coolguy coolio coolman cooper cooter copper cornell corona corrado
corvette cosmo cosmos cosworth cotton cougar country courtney cowboy cowboys coyote cracker craig crash crawford crazy
crazybab cream creampie creamy creative credit cricket crimson cristina critter cruise cruiser crunch crusader crysis
crystal cthulhu cthutq cubbies cuddles cumming cumshot cunt cunts cupcake curious curtis custom cutlass cutter cxfcnmt
cyber cyclone cyclops cynthia cypress daan daddy daewoo dagger daisy dakota dale dalejr dallas dalton damage damian
damien dammit damnit dana dance dancer dang danger danie daniel daniela danielle daniil danila danni danny dannyboy
dante danzig daphne dario dark darkness darkside darkstar darling darren darwin dave david davids davidson davis dawg
dawn dawson daytona dbrnjhbz deacon dead deadhead deadman dean deanna death debbie deborah december deedee deejay
deepthroat deeznuts deeznutz default defender defiant deftones delete delft delphine delta demi demon demons denali
denhaag denis denise deniska dennis denver depeche derrick desert design designer desire deskjet destiny detroit devil
devildog devils dexter dfkthbz dfkthf dfktynbyf dfvgbh dharma diablo diamond diamonds dian diana dick dickhead dicks
diehard diesel dietcoke dieter digger digital dilbert dildo dilligaf dillon dima dina dinamo ding dingdong dinosaur
dinsdag direct director dirty discover disney diver divine dixie dkflbckfd dkflbvbh doberman doctor dodge dodger
dodgeram dodgers doei dogg doggie doggy dogman dogs dollar dollars dolphin dolphins dominic domino donald donderdag
dong donkey donna donnie donuts doobie doodle doogie dookie dorian dorien dorothy double doug doughboy douglas down
downtown dracula drago dragon dragons dragoon drake dream dreamer dreams drew dries driver drizzt droopy drowssap
drpepper drummer dthjybrf dublin ducati duchess duck dude dudley duke dumbass duncan durango duster dustin dusty dylan
eagle eagles eastside easy eatme eatpussy eatshit eclipse eddie eduard eduardo edward edwards eenmanszaak eeyore
eigenaar eileen eindhoven einstein ekaterina elaine electric element elena elephant eleven elias elien elif elijah
eline elisa elisabeth elise elizabet elizabeth elize elke ella ellen ellie elliot elliott elvira elvis elwood emerald
emerson emiel emile emilia emilie emily eminem emma emmanuel emmitt empire energy engage engine engineer england
english enigma enjoy enter enterpri enterprise eric erica ericsson erik ernest erotic erotica escape escort estelle
esther eternity eugene europa europe evelien evelyn everest everton excalibu exigen exigent exodus explorer express
extreme fabian fabie fabric facial facturen factuur faggot faith falcon falcons fallen fallout family fang fantasy
farah farmer farside fart fashion fast faster fatass fatboy fatcat father fatima fatman feather febe februari february
federico feet feijenoord felicia felipe felix femke fender fenna fernand fernando ferrari ferre ferret fetish
feyenoord fghtkm ficken fien fiesta figaro fighter filter filthy finger fingers finish finn fire fireball firebird
firefly firefox fireman first fish fisher fishes fishing fitness fktrcfylh fktrcfylhf fktrctq flames flamingo flash
flatron fletch fletcher fleur flight flipper floor floppy flor flore florence florian florida floris flounder flower
flowers floyd fluffy flyboy flyers flying focus foobar footbal football ford fordf forest forever forfun forget forgot
formula forrest fortuna fortune fossil foster fowler foxtrot fran france frances francesc francis franco francois
frank frankie franklin franky frauke freak freaks freaky freckles fred freddie freddy frederic fredfred free freedom
freeman freepass freeporn freeuser freeze french fresh friday friend friends fright frisco fritz frodo frog frogger
froggy front frontier frosty frozen fubar fuck fucked fucker fuckers fuckface fuckfuck fuckher fuckin fucking fuckit
fuckme fuckoff fuckthis fucku fuckyou fugazi function funny funtime fusion futbol future fyfcnfcbz fylhtq gabrie
gabriel gabriell galaxy galina galore gambit gandalf gang gangbang gangsta gangster garage garbage garcia garden
garfield gargoyle garrett gary gaston gateway gator gators gbpltw gebruiker gegcbr geheim gemini general genesis
genius george georgia gerald gerard german germany geronimo getmoney getsome gfhjkm ghbdtn ghbdtnbr ghetto ghjcnj
ghjcnjnfr ghost gianni giant giants gibson gilbert gilles gillian ginger giorgi giovanni girl girls gitte giuseppe
gizmo gizmodo gjkbyf gladiator glenn global gloria gmoney gn56gn56 goalie goblin goblue goddess godfather godsmack
godzilla gofish goforit goku gold goldberg golden goldfish goldie goldstar golf golfball golfer golfgolf golfing
goliath gollum gonzo goober good goodboy goodbye goodluck goodman goodtime goofy google goose gopher gordon gorilla
gotcha gothic gotohell govols grace gracie graham grandma granny grant grapes grateful great greatone greece green
greenbay greenday greene greens greg gregory gremlin grendel gretchen gretzky griffey griffin gringo grizzly groningen
groove groovy groucho grover grumpy guardian guest guillaume guiness guinness guitar gundam gunnar gunner gunners gust
gustav haarlem hacker hailey hairy hajar hal9000 halflife hallo hambone hamburg hamilton hamlet hammer hammers hamster
hamza handsome hang hank hanna hannah hanne hannelore hannes hannibal hansen hansolo happy happyday hard hardcore
harder hardon hardrock harley harmony harold harper harris harrison harry harvey hastings havefun hawaii hawk hawkeye
hawkeyes hayden hayley head heart hearts heather heaven hector hedgehog heidi helen helena hell hellfire hello helloo
hellyeah help helpme hendrix henri henry hentai herbert herbie hercules herfst herman hermes hershey hesoyam hidden
highland hilton hiphop history hithere hitler hitman hjvfirf hobbes hobbit hockey hoihoi holden holiday holland holly
hollywoo hollywood holmes holyshit home homer homers homerun honda hondje honey hongkong hooker hoosier hooter hooters
hoover hope hopper horizon horndog hornet horney horny horse horses hotboy hotdog hotpussy hotred hotrod hotsex
hotshot hotstuff hottie house houses houston howard hudson hummer hungry hunter hunting hurrican husker huskers
huskies hustler hyperion ibanez ibrahim icecream iceman idontknow iforgot igor iguana ihateyou ilias illini ilovesex
iloveu iloveyo iloveyou ilyas imagine imane imke immortal impala imperial imran inaya incubus indian indiana indians
indigo ines infantry inferno infiniti infinity ingrid inloggen insane insert inside integra internet intrepid intruder
ireland irina iris irish ironman isabel isabella isabelle isaiah island israel italia italian ivan ivanov ivanova
iverson iwantu jabroni jack jackal jackass jackie jackoff jackson jacob jade jaguar jake jamaica james jamesbon
jamesbond jamie jammer jana jane janet janice janine janne januari january japan japanese jarhead jari jarne jarno
jasmin jasmine jason jasper java javier jayden jayhawk jazz jazzman jean jeanette jeanne jedi jeep jeff jeffrey jelle
jenna jennie jennifer jenny jens jensen jente jeremiah jeremy jericho jerkoff jeroen jerome jerry jersey jess jesse
jessic jessica jessie jester jesus jethro jewels jill jillian jimbo jimbob jimmy joachim joanna joanne joejoe joey
johanna johannes john johnboy johnjohn johnny johnson joke joker jokers jolien jonas jonathan jones joppe joran jordan
jordi jordy joren jose joseph josh joshua journey joyce jrcfyf juan judith juggalo juice jules juli julia julian julie
julien juliet juliette julius jumper june junebug jungle juni junior jupiter justdoit justice justin justine justme
juul juventus kaat kahuna kaiser kaktus kamiel kamikaze kangaroo kansas kantoor karate karen karina karolina kasper
katana katerina kathleen kathryn kathy katie kato katrin katrina katten kawasaki kcj9wx5n keano keeper keith kelley
kelly kelsey kendall kennedy kenneth kenny kenshin kentucky kenwood kenworth kenzo kermit kerst kevin keyboard
keystone keywest kiara kickass kicker kids kill killbill killer killme kimber kimberly kindjes king kingdom kingfish
kingkong kingpin kingston kinky kipper kirill kirsten kiss kisses kissme kitkat kitten kitty kittycat klaster klingon
klopt kloptnl knickers knicks knight knights knopka kobe kodiak kolobok kong koningsdag korn koshka kosmos kostya
kotenok kramer krishna krista kristen kristi kristin kristina kristine kristy krystal ktyjxrf kume kungfu kyan kyara
kyle kyra labrador labtec lacrosse ladies lady ladybug laguna lakers lambert lamont lana lance lancelot lancer lander
lansing laptop lara larisa larissa larry lars lasvegas latin latino laura laure laurel lauren laurens laurie lawrence
lawyer leader leander leanne leather ledzep legacy legend legion legolas leiden lemons lena lenn lennert lennon lente
leon leonard leonardo leonid leonie leopard lesbian lesbians leslie lespaul lestat lester letmein letsgo levi lewis
lexmark liam liberty library lick licker lickit lickme liefde liefje lien liene lies lieverd lieze life lifehack
lifetime light lightnin lights lillian lily lina lincoln linda linde lindsay lindsey lineage ling lion lionking liquid
lisa lisalisa lise little liverpoo liverpool lizard lize lizzie lobke lobster loco loes logan logitech lokomotiv
lol123 lola lolipop lolita lollipop lollol london lonely lonestar lonewolf long longhorn looker looking looney looser
lord lore lorenzo lorraine loser losers lotte louis louise loulou love loveit lovelove lovely loveme lover loverboy
lovers lovesex loveyou loving lowie lowrider luca lucas lucie lucifer lucky luckydog lucy ludwig luis luka lukas luke
luna luther lvbnhbq lynn maaike maandag maart maarten maastricht macdaddy machine macross madden maddie maddog
madeline madison madman madmax madness madonna madrid maestro maggie maggot magic magick magicman magnolia magnum
magnus magpie maiden mailcreated mailman majestic makaveli maksim malaka malcolm malibu malina mallard mama mamapapa
mamma manager manchest manchester mandingo mandy maniac manon manou manson manuel manutd maradona marathon marc marcel
marco marcos marcus margaret margarita margaux margo margot maria mariah marian marianne marie marieke marilyn marin
marina marine mariners marines marino mario marion marisa marissa marit marius mark market markus marlboro marlene
marley marlin marshall martha marthe martin martina martinez martini marvel marvin mary maryam maryjane maryland mason
massimo massive maste master masters matador mathew mathias mathieu mathijs mathis matilda matisse matrix mats matt
matteo matthew matthias mattie mature maud maureen maurice mauro maverick maxell maxim maxima maxime maximum maximus
maxine maxmax maxwell maxx maya mayday mayhem maynard mazafaka meatball meathead meatloaf mechanic medewerker megadeth
megaman megan megapass meghan melanie melinda melissa mellon mellow melody melvin member memorex memory memphis
meowmeow mercedes mercury meredith merel meridian merlin mersedes metal metallic metallica method mexico miami michael
michaela micheal michel michele michell michelle michiel michigan mickey microlab micron microsof microsoft midget
midnight miel mighty miguel mike mikemike mikey mila milan milana milano milena miles military miller millie million
milo milton mine minecraft ming minime minnie mira miracle mirage miranda miriam mirror mirte mirthe misfit mission
missy mister mistress misty mitchell mittens mobile models mohamed mohammed mojo mollie molly moloko molson mommy
momoney mona monaco monalisa monday mondeo money moneyman moneys mongoose monica monika monique monitor monkey monkeys
monopoly monroe monster montana montreal monty moocow mookie moomoo moon moose more morgan morgane morpheus morris
morrison moscow mother motherlode motorola mountain mouse movie movies mozart muffin muhammed mulder multiplelo
munchkin muppet murder murphy murray muscle mushroom music musica musicman mustang mustangs mustard mybaby mylife
mylove mypass myrthe myself mystery mystic nadine najaar naked nancy nand naomi napass napoleon naruto nascar nasty
nastya natali natalia natalie natasha nathalie nathan national natural nature naughty ncc1701 ncc1701a ncc1701d
ncc1701e ne1469 nebraska nederland nele nellie nelson nemesis neptune nette network nevada newbie newcastl newlife
newman newpass newport newton newyork nfnmzyf nguyen nicholas nick nickel nicola nicolas nicole niels nigger night
nijmegen nike nikita nikki nikola nils nimrod nina niners ninja nintendo nipper nipple nipples nirvana nissan nitram
noah nobody nofear nokia nolimit nona none noodle noodles nookie noor nopass nora norah nore norman norton nothing
november nudist nugget number nuttertools nwo4life nyjets nylons nymets oakland oakley obiwan oblivion ocean october
odessa office ohyeah oicu oilers oklahoma oksana oktober oldman oleg olga oliver olivia olivier oma omega
omzetbelasting ondernemen ondernemer onelove online onlyme oona opa open openup operator oracle orange oranges oranje
oregon orgasm original orioles orion orlando oscar osiris otis ou8122 outkast outlaw over overlord owen oxford
p0015123 pa55w0rd pa55word pacific packard packer packers pacman padres paint paintbal paintball painter pakistan
palace paladin palmer pamela panama panasoni panasonic pancho panda pandora pantera panther panthers panties pantyhos
panzer papa paper paradise paradox paris parker parola parrot party pascal pass passat passion passme passpass
passport passw0rd passwor password passwords passwort patches patricia patrick patriot patriots patton patty paul
paulien pauline pavilion payton peace peaches peanut peanuts pearl pearljam pebbles pedro peekaboo peewee pegasus
pencil penelope penguin penguins penis penny penthous pentium people pepper pepsi perfect personal pervert pete peter
peterpan peters peterson petra peugeot peyton phantom phil philip philippe philips phillies phillip phillips philly
phoebe phoenix photo photos phpbb pianoman picard picasso piccolo pickle pickles pics picture pierre pieter piglet
pikachu pillow pilot pimp pimpin pineappl ping pingpong pink pinkfloy pioneer pippen pirate pirates pisces pistol
pitbull pizza planet plastic platinum play playboy player playtime please pleasure plumber plymouth poesje poetry
poison pokemon polaris police polina polniypizdec polo polska pompey poncho pontiac poodle pooh poohbear pookie
poontang poop pooper poopie poopoo pooppoop pooter popcorn popeye poppy porkchop porn porno pornos pornstar porsche
porter portland portugal poseidon positive possum postal potato potter powder powell power powers precious predator
prelude premier presario presto preston pretty primus prince princes princess printer prissy private privet prodigy
profit prophet psycho pudding pumpkin punisher punkin punkrock puppies puppy pupsik purple pussie pussies pussy
pussycat pussys putter pyramid python q12345 q123456 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsed qawsedrf qaz123
qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qqq111 quality quantum quartz quattro queen queens
quincy quinten qwas qwaszx qwe123 qweasd qweasdzxc qweqwe qwer qwerasdf qwert qwerty qwertyu qwertyui qwertyuio
qwertyuiop r2d2c3po rabbit rabota racecar racer racerx rachael rachel racing radio rafael ragnarok raider raiders
railroad rain rainbow raistlin ralph rambler rammstein ramona ramses randall random randy ranger rangers rani rania
raptor rascal rasdzv rasputin rastaman raven ravens rayan raymond razz rbhbkk rctybz reading ready reagan reality
reaper rebecca rebel rebels red123 redalert redbull reddog redfish redhead redhot redman redneck redrum redskins
redsox redwings reebok reefer reggie regina rekening remember remi renault renee renegade rereirf rescue research
respect retard retired revenge review rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhiannon rhonda ricardo rich richard
richards richie richmond rick ricky rightnow ripper river rivers rjirfrgbde rjntyjr rjycnfynby roadkill robbe robbie
robert roberta roberto roberts robin robinson robotech rock rocker rocket rockets rockhard rockon rocks rockstar rocky
rodman rodney roger rogers roland roller rolltide roman romance romashka romeo rommel romy ronald ronaldo ronnie
rookie rooney roos rooster rootbeer rosalie roscoe rose rosebud rosemary rosie rotten rotterdam route rover rovers
roxanne royals rtyuehe rubber ruben rugby rules rulez rune runner running rupert rush ruslan russell russia russian
rustam rusty ryan saar sabbath sabina sabine sabres sabrina sadie safari safety sailboat sailing sailor saint saints
sakura salamander sally salmon salvador samantha samara samiam sammie sammy sampson samson samsung samuel samurai
sanchez sander sanders sandiego sandman sandra sandro sandy santana santiago santos sapper sapphire sara sarah
saratoga sascha sasha sassy sasuke satan saturday saturn saun sauron sausage savage savannah sayang scania scanner
scarface scarlet scarlett schaatsen schatje school science scooby scoobydo scooter scorpio scorpion scotch scotland
scott scottie scotty scout scrappy scratch scream scruffy scuba scully seamus sean searay search seattle sebastia
sebastian second secret security seeker seinfeld select selena seminole semperfi senior senne sentinel seppe septembe
september serega serena serenity sergei sergey sergio server service sesame seth seven sex123 sex4me sexsex sexual
sexx sexxxx sexy sexygirl sexyman shado shadow shaggy shalom shaman shamrock shana shane shaney shania shannon shaolin
shark sharks sharky sharon shasta shaved shawn shazam shearer sheena sheila shelby shelley shelly shemale sherlock
sherman sherry sherwood shiloh shirley shit shithead shitty shogun shooter shopping short shorty shotgun showme
showtime sidney siebe siemens sien sierra silence silke silver silvia simba simon simona simone simple simpson
simpsons sims sinatra sinbad sinclair singer single sinner sinterklaas sirius sister sithlord sixers skater skeeter
skidoo skiing skinny skipper skippy skittles skorpion skydive skyline skywalke skywalker slacker slappy slapshot slave
slayer sleepy slick slider slipknot slut sluts slutty small smeghead smegma smelly smile smiles smiley smith smitty
smoke smoker smokes smokey smokin smooth smudge smut snake snakes snapon snapper snapple snatch sneakers snickers
sniper snoop snoopdog snoopy snow snowball snowboar snowman snuggles sobaka soccer socrates sofia sofie softball
software sojdlg123aljg soldier soleil solnce solomon solution somethin sommer song sonic sony sooner sooners sophia
sophie soso123aljg sound southern southpark space spank spanking spankme spanky sparkle sparks sparky sparrow sparta
spartak spartan spartans spawn speaker spears special spectrum speed speedy spencer spider spiderma spiderman spidey
spike spirit spitfire splash splinter spongebob spooky sport sports spring springer sprint sprite spunky spurs sputnik
spyder squirrel squirt srinivas stacey staf stalker stallion stan standard stanley staples star starbuck starcraft
stardust starfire starfish stargate stars starship start startrek starwars static station stealth steam steel steele
steeler steelers stef stefan stefanie stefano stella steph stephani stephanie stephen stereo sterlin sterling sterre
sterren steve steven stevie stewart stick sticks sticky stien stijn stimpy sting stinger stingray stinky stocking
stocks stolen stone stonecol stoner stones stoney storm stormy strange stranger street strider strike striker strip
stripper stroke strong stuart stud student studio studly stuff stumpy stunner stupid subaru sublime subway success
suck sucker suckit suckme sucks sugar sultan summer summit sundance sunday sunflowe sunny sunnyday sunrise sunset
sunshin sunshine super superfly superman supersta superstar support surf surfer surfing susan susanne suzanne suzuki
sven svetik svetlana swallow sweden sweet sweetie sweetpea sweets sweety swimmer swimming swinger swingers sword
swordfis swordfish sydney sylvia syncmaster syracuse system tabitha tacobell tacoma tamara tammy tang tango tanker
tanner tanya tara tardis target tarheel tarheels tarzan tasha tatiana tattoo tatyana taurus taylor tazman tazmania
tdutybq teacher team technics techno teddy teen teens tekken telefon telefoon temp tempest temple tennis tequila
teresa terminal terminator terrapin terror terry tess tessa test tester testing testtest texas thailand thanatos
thanks thankyou theboss thecat theend thegame thekid theking theman theodore theone theresa therock thesims thibault
thibaut thibo thijs thirteen thomas thompson thongs thor throat thuglife thumper thunder thursday thx1138 tibe
tiberius tibo tickle tiffany tiger tigers tigger tight tights tijdelijk tijl tijs tilburg timber time timmy timo
timothy tina tine tinker tinman tintin titanic titanium titans titleist tits titties titty tobias toby today toegang
tolkien tomato tomcat tommy tommyboy tomorrow tomtom tony tool toon tootsie topcat topdog topgun topher topper tornado
toronto torres toshiba tottenha toyota tracey tractor tracy trader traffic train trains trance transam translator
travel traveler travis treasure trebor tree trevor trfnthbyf triangle tricky trident trigger trinidad trinity trisha
tristan triton triumph trixie trojan trojans trombone trooper trouble trout truck trucker trucks truelove truman
trumpet trunks trustno tsunami tucker tuesday tunafish tundra turbo turkey turner turtle tuur tweety twilight twinkle
twins twisted twister tyler typhoon tyrone tyson ufkbyf ultima ultimate umbrella underdog undertaker unicorn united
universe unknown unreal usa123 usarmy user usmc usnavy usuckballz utopia utrecht vacation vader vagina vakantie
valencia valentin valentina valera valeri valeria valerie valhalla valley vampire vanessa vanhalen vanilla vector
vectra vegas vegeta velvet venice venus verander verbatim veritas vermont vernon verona veronica veronika vertigo
vette vfczyz vfhbyf vfhecz vfhufhbnf vfksirf vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf vh5150 viagra victor victoria
victory video vietnam viewsonic viking vikings viktor viktoria village vince vincent violet viper vipers virgin
virginia vision vitalik vivian vkontakte vladik vladimir vladislav voetbal volley volume volvo voodoo voorjaar vortex
voyager voyeur vriend vriendin vrijdag vrijheid vulcan wachtwoord wagner walker wallace walleye wally walmart walnut
walrus walter wanker wannes wapbbs warcraft ward warhammer warlock warlord warre warren warrior warriors warthog
wasser wassup watcher water waterloo waters watson wayne weasel weather weaver webmaster webster weed weezer welcome
welder welkom wendy werewolf werner wesley west western westham westside westwood wetpussy what whatever whatsup
wheels whiskey whisky whisper white whitesox whitey whitney whocares whore whynot wibble wicked wilbur wildcat
wildcats wildfire will willem william williams willie willis willow willy wilson window windows winner winnie winston
winter wisdom wizard woensdag wolf wolfgang wolfie wolfman wolfpack wolverin wolverine wolves woman wombat women
wonder wood woody woofwoof wookie wordpass work working world wout wouter wrangler wrestlin wright wrinkle writer
wutang xanadu xander xavier xbox xfiles xtreme yamaha yana yankee yankees yannick yara yasmina yasmine yassine ybrbnf
ybrjkfq yellow yfnfif yomama yosemite younes young yourmom youssef yousuck yuna yusuf yvonne yzerman z1x2c3 zachary
zakaria zaphod zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqxsw zaterdag zenith zeppelin zerocool zeus zidane ziggy zigzag
zipper zita zombie zomer zondag zonnetje zorro zvezda zxasqw zxc123 zxcasd zxcasdqwe zxcv zxcvbn zxcvbnm zzper
`
