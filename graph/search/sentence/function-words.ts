import { isNameInScript } from './script-names.js';
import { spokenForm } from './spoken-form.js';

/** The words below in Latin letters, by how they are spoken, and those of Devanagari. */
const SPOKEN = new Map<string, string>();
const DEVANAGARI = new Set<string>();
const IS_DEVANAGARI = /^[\u0900-\u097f]+$/u;

/**
 * One word or several, parted by spaces, as the lower-case words of sentences are compared with
 * them.
 */
function wordsOf(...lines: string[]): ReadonlySet<string> {
  const words = lines.flatMap((line) => line.normalize('NFC').split(' '));
  for (const word of words) {
    if (/^[a-z]+$/.test(word)) SPOKEN.set(spokenForm(word), word);
    if (IS_DEVANAGARI.test(word)) DEVANAGARI.add(word);
  }
  return new Set(words);
}

/**
 * A word of Devanagari as the lists below have it, if they do: most have words of Hindi in Latin
 * letters alone, so that 'लगाने' is 'lagane'.
 *
 * @returns null where none has it
 */
export function asListed(word: string): string | null {
  if (DEVANAGARI.has(word)) return word;
  const listed = IS_DEVANAGARI.test(word) ? SPOKEN.get(spokenForm(word)) : undefined;
  // 'ताक' is buttermilk, and no 'tak'.
  return listed === undefined || (FUNCTION_WORDS.has(listed) && isNameInScript(word)) ? null : listed;
}

/**
 * What people say around the goods that they ask for, in English, Latin letters and their own:
 * 'mujhe … chahiye'.
 */
export const FUNCTION_WORDS = wordsOf(
  'i im me my we us our need needs want wants wanted looking buy order get give send bring deliver show find please plz pls kindly',
  'dada dadu chetta chettan chetan chechi bhabhi bhau kaka tai saar ayya',
  'some any can could would you have do is are there it this that also bhai bhaiya bhaiyya didi anna akka ji sir madam hello hi',
  'best cheap cheapest sabse sasta saste sasti accha achha acchi achhi badhiya top quality minute minutes aur aani ani mattu mariyu',
  'what whats which how where when much many does tell today now hai hain hoga chhe aahe ahe dao den diben dibo deona'.concat(
    ' kodunga thaanga tharunga ivvu ivvandi tharumo kodri aapjo dyaa hoy hobe',
  ),
  'online nearby available availability price prices rate mrp cost per mil milega milegi milta kya kitna kitne',
  // What it costs: 'chawal ki keemat'.
  'keemat kimat qeemat keemate kimmat daam bhaav bhav bhaw vilai कीमत क़ीमत दाम भाव किंमत விலை',
  // That both are wanted, or either, and what has something or has it not.
  'both either dono donon donno दोनों दोनो has contains containing jisme jismein jiske jinme जिसमें',
  // Which one, how, and what else fills a question.
  'should shall will might may suggest recommend advise gimme thanks making wahan yahan idhar udhar batao bataiye',
  'konsa konsi konse kaunsa kaunsi kaunse kaun kis kaise kaisa kaisi sa si de dijiyega karo karna karne kare mangwa dila dilao',
  'hota hoti hote raha rahi rahe ennakku nallathu nalladhu oru entha endha edhavathu irukku konjam oka edaina',
  'kavalsina ondu olleya yavudu yaavudu ethenkilum ekta bhalo kono ektu ekti kayu changla kuthla kontya',
  'mujhe mujhko muje hame hume hamko humko mera mere meri chahiye chahie chaiye chaie chahta chahti chahiyen',
  'something anything someone everything been being were was had having got getting like likes gives',
  'hey also moklo mokli moklavo kalsi kalisi pathiye pathao pampu bolo bola boli kaho sollunga sollu cheppandi chepandi heli parayu dekhan dekhao dekhaben dekhun dakhva',
  'jugaad jugad intezam intezaam intazam upay upaay tarika tareeka amma appa aai thatha',
  // Postpositions, pronouns, conjunctions and auxiliary verbs of the languages, which are few.
  'ko main tak bhi toh ya lekin magar phir fir jo wo woh vo yeh yah vah isme usme iska uska iske uske iski uski',
  'unke unki unko inke inki inko inka unka apna apne apni sab sabhi sabse bohot bahot thoda thodi thode kaafi itna utna jitna abhi aaj kal roz roj jab jagah badle',
  'taraf andar bahar upar neeche pehle baad gaya gayi gaye ho hona hone hua hui hue tha thi rha rhi rhe hoon hun lagta lagti lagte',
  'banta banti wahi yahi aisa aisi aise waisa jaisa jaisi jaise kuchh bas sirf keval agar yaar yar uncle aunty beta beti bhaisahab dene',
  'mhanje kinva majhya majha majhi tumchya tumcha kadhi kuthe kay kiti ghe ghya ghyayche ghyaychi khup jara asa ashi asla asli',
  'ami amra tumi apnar amader ei oi ebong kintu theke niye kore korbo korte khabo khete koto kothay khub onek duto rakhbo',
  'naan enga engal ungal unga ungalukku idhu ithu adhu athu intha indha antha andha enna ennava evlo eppo eppadi irukkum vanganum',
  'vaanganum vaangalam pannanum seyya rendu onnu moonu romba mattum kooda thaan podanum',
  'nenu memu meeru mee adi idi evaru enti emiti ela ekkada eppudu unnaya unna cheyadaniki moodu manchi chala konchem nunchi andi',
  'naanu nanu nimma namma idu adu yaava yenu enu hege elli ide ond eradu mooru swalpa tumba chennagi olle kuda inda',
  'njan njangal ente nammude ningalude enthu enthanu evide undo undu randu moonnu kurach kurachu kooduthal vangan',
  'ame tame tamara amara shu kem kyare ketla ketlu saru bahu thodu ane sanu tuhanu tusi asi kinna kinni vich vadhia changa changi',
  'wagera wagaira wagairah wagehra vagera vagaira vagairah vagehra etc etcetera ityadi ityaadi vaghera vagere mudalana modalada',
  'dena dedo dijiye dijie dikhao dikhaiye bhejo bhejna bhej lao lana laao mangta mangwana mangao khareedna kharidna lena leni',
  'mare maare mara mala aamhala amhala pahije paahije hava havi havay havet dya ghyaycha amar amake aamar lagbe chai-na din',
  'enakku yenakku vendum venum venuma venam vaanga kudunga naku naaku maku maaku kavali kaavali kavaali ivvandi',
  'nanage namage beku bekagide kodi mane amne joie joiye joye joiae aapo apo menu mainu chahida chahidi enikku venam tharu',
  // And so on: 'namkeen wagera'.
  'wagera wagaira wagairah wagairaa wagerah vagera vagaira vagairah vagairaa vageraa etc etcetera ityadi ityaadi वगैरह वगैरा इत्यादि आदि',
  // What stands for goods of any kind: 'pooja items', 'ghar ka saman'.
  'item items stuff saman samaan saamaan saamagri product products thing things cheez cheezein cheeze needs essentials',
  'porul porutkal vastu vastuvulu vastugalu samanlu sadhanam jinish jinis सामान चीज़ें पदार्थ সামান জিনিস பொருட்கள் వస్తువులు ವಸ್ತುಗಳು',
  'का की के को से है हैं में wala wali wale vala vali vale waala waali waale vaala vaali vaale वाला वाली वाले',
  // Asking a shop whether it has something: 'kya aapke paas … hai', '… irukka', '… undha', '…
  // ache'.
  'aap aapke aapki aapko paas koi kuch irukka irukkaa iruka undha undaa undi ideya ideyaa achhe ase asel',
  'क्या आप आपके आपकी आपको पास कोई कुछ आहे আছে কি இருக்கா உள்ளதா ఉందా ఉన్నాయా ಇದೆಯಾ ಇದೆ છે ਹੈ ਕੀ ഉണ്ടോ',
  'मुझे मुझको हमें मेरे मेरा चाहिए चाहिये दीजिए दो भेजो लाओ कृपया मला आम्हाला पाहिजे हवे हवी हवा द्या आणि और भाई जी',
  'আমার আমাকে লাগবে চাই দিন দাও এবং একটু எனக்கு வேண்டும் வேணும் கொடுங்கள் தயவுசெய்து నాకు మాకు కావాలి ఇవ్వండి',
  'ನನಗೆ ನಮಗೆ ಬೇಕು ಕೊಡಿ ದಯವಿಟ್ಟು મને મારે અમને જોઈએ આપો ਮੈਨੂੰ ਸਾਨੂੰ ਚਾਹੀਦਾ ਚਾਹੀਦੀ ਦਿਓ എനിക്ക് വേണം തരൂ',
);

/**
 * Words behind which stands what the things before them are for; only together with the word before
 * them in `KE`.
 */
export const FOR_BEHIND = wordsOf('liye lie liya vaste waste waaste लिए लिये');
/** The same before the thing: 'chai ke saath toast', where 'chai ke saath' are snacks. */
export const BESIDE_BEHIND = wordsOf('saath sath साथ');
export const KE = wordsOf('ke ki k के की');
/** Words of the same meaning that stand alone. */
export const FOR_ALONE = wordsOf(
  'sathi saathi kosam kosum maate mate jonno jonyo kaaga gaagi ku kku साठी জন্য কোసం కోసం માટે ਲਈ ಗಾಗಿ க்காக',
);

/** Words before what a thing is to be without. */
export const WITHOUT_BEFORE = wordsOf('without bina bin बिना বিনা ਬਿਨਾਂ no zero');
/** Words behind what a thing is to be without. */
export const WITHOUT_BEHIND = wordsOf(
  'free less nahi nahin नहीं नको रहित मुक्त rahit mukt illada illadha illatha illaadha illaatha leni இல்லாத ಇಲ್ಲದ ಇಲ್ಲದೇ ರಹಿತ లేని ഇല്ലാത്ത বিহীন মুক্ত વિનાનું ਰਹਿਤ illamal illaamal illamaal lekunda lekundaa illade vagar vina chara chhara ছাড়া இல்லாமல் లేకుండా ಇಲ್ಲದೆ વગર വിനാ',
);
/** Behind these 'na' says that something is not in a thing: 'jisme cheeni na ho'. */
export const NOT_BE = wordsOf('ho hon hoon dala dali dale mila mili mile हो हों डाला डाली मिला');
/** Behind 'nahi' these say that something does not happen: 'kapde nahi sukh rahe'. */
export const NEGATED_VERBS = wordsOf(
  'raha rahi rahe rha rhi rhe hota hoti hote jata jati jate pata pati aata aati aate',
);

/** Behind 'free' and 'no' these mean something else: free range eggs, no more tears. */
export const NOT_WITHOUT = wordsOf('lot loat range size more more. need issue flow style delivery gift than');

/** Between several things that it is to be without. */
export const AND_WITHOUT = wordsOf('and & or nor aur ya ani mattu mariyu matrum और या আর এবং ఇంకా மற்றும் ಮತ್ತು અને ਅਤੇ');
/** Between several things of which any will do. */
export const EITHER = wordsOf('or ya yaa kinva athva athava या किंवा अथवा অথবা அல்லது లేదా ಅಥವಾ અથવા ਜਾਂ അല്ലെങ്കിൽ');
/** Between several things that are all wanted. */
export const BOTH = wordsOf(
  'and & + plus aur ani aani ane mattu mariyu matrum ebong ar tatha evam और আর এবং మరియు మరియూ மற்றும் ಮತ್ತು અને ਅਤੇ',
);

/** Verbs that end a clause, behind which what is asked for may stand: 'khansi hai, shahad do'. */
export const CLAUSE_ENDS = wordsOf(
  'hai hain hoon hun aahe aahet ahe irukku iruku undi unnayi unnai ide idhe undu chhe che है हैं हूँ हूं आहे आहेत இருக்கு ఉంది ఉన్నాయి ಇದೆ ഉണ്ട് છે ਹੈ ਹਨ',
);
/** What makes a clause tell of the thing that is asked for: 'jo meetha hai'. */
export const RELATIVE = wordsOf('jo jis jisme jismein jiska jiski jisko जो जिस जिसमें which that');
/** English words behind which stands what is asked for: 'my skin is dry, show me …'. */
export const CLAUSE_BEGINS = wordsOf('show give need want looking suggest recommend send find get');

/** What goods say to be free of together, side by side: 'onion garlic free', 'SLS paraben free'. */
export const OFTEN_FREE_OF = wordsOf(
  'onion garlic pyaz pyaaz kanda lahsun lehsun lasun प्याज लहसुन sls paraben parabens sulphate sulfate sulphates sulfates',
  'silicone silicones phthalate ammonia dairy lactose gluten soy soya nut nuts wheat maida',
);

/** Between 'no' and what is not in a thing: 'no added sugar', 'without any onion'. */
export const ADDED = wordsOf('added extra any the koi kisi कोई किसी');

/** The first words of two that name one thing which goods say to be free of. */
export const WITHOUT_OF_TWO = wordsOf(
  'palm trans artificial mineral white harsh harmful toxic strong synthetic refined animal hydrogenated',
);

/** Words that say by themselves what a thing is to be without: 'sugarless sweets'. */
export const WITHOUT_IN_ONE: ReadonlyMap<string, string> = new Map([
  ['sugarless', 'sugar'],
  ['sugarfree', 'sugar'],
  ['glutenfree', 'gluten'],
  ['dairyfree', 'dairy'],
  ['lactosefree', 'lactose'],
  ['alcoholfree', 'alcohol'],
  ['oilfree', 'oil'],
  ['fatfree', 'fat'],
]);

/** Words that name something else than what a thing is to be without: of a fish the bones. */
export const WITHOUT_CALLED: ReadonlyMap<string, string> = new Map(
  [
    'kaanta',
    'kaante',
    'kanta',
    'kante',
    'kaanto',
    'kanto',
    'kata',
    'kaata',
    'mullu',
    'haddi',
    'haddiyan',
    'काँटे',
    'कांटे',
    'हड्डी',
  ].map((word) => [word.normalize('NFC'), 'bone'] as const),
);

/**
 * What is in things without being in their names, as lexemes: only what says to be free of it is
 * meant, where there is any.
 */
export const SELDOM_NAMED = wordsOf(
  'sugar gluten lactose egg bone seed fat salt maida caffeine alcohol sulphate sulfate paraben silicone ammonia fluoride',
  'polish chemical pesticide plastic bleach gas preservative cholesterol fragrance acid colour color msg palm trans wire',
  'chicori chikori shell guthli skin frying acetone talc toxin additive calori caffeine peroxide ppd aluminium',
);

/**
 * Words that say to be free of something by themselves; beside 'without' they say so once more, and
 * only lift: 'dahi bina doodh, vegan wala'.
 */
export const FREE_ALREADY = wordsOf('vegan vegetarian jain eggless dairyfree sugarfree diabetic plain simple');

/**
 * How much of something a thing has, how large or fine it is and how soon it is wanted; beside what
 * is known they say nothing of whether it is sold.
 */
export const DEGREES = wordsOf(
  'kam jyada zyada bahut low high extra rich ek jaldi discount offer mast mota moti mote patla patli patle barik bareek',
  'lamba lambi lambe gadha gaadha gadhi patle tez halka halki halke',
  'teekha teekhi teekhe tikha tikhi tikhe bada badi bade chhota chhoti chhote chota choti chote',
);

/**
 * How fresh a thing is to be, how warm and how it is to taste: what is sold so seldom says it. By
 * themselves some name a kind, as 'thanda' does soft drinks.
 */
export const FRESH = wordsOf(
  'fresh taza taaza tazaa taja taaja tazi taazi ताज़ा ताजा ताज़ी ताजी ताज़े ताजे thanda thandi thande thandaa ठंडा ठंडी ठंडे',
  'garam garma garmagaram meetha mitha meethi meethe mithe chatpata chatpati chatpate kurkura kurkuri मीठा मीठी मीठे चटपटा चटपटी',
);

/**
 * Words that praise a thing, or say where such are sold: nothing of it while goods are not called
 * so with its name, as 'Good Day' and 'India Gate' are.
 */
export const PRAISE = wordsOf('good better nice great new latest brand brands branded india bharat ek');

/** What parts words, and no index knows; see `search_words` in `sql/2-documents.sql`. */
export const UNINDEXED = wordsOf(
  'a an and the of for with in to by from n ka ki ke se wala wali wale का की के से वाला वाली वाले',
);

/** Behind what is done, these say that what follows does it: 'sir me lagane wala tel'. */
export const WHO_DOES = wordsOf('wala wali wale vala vali vale waala waali waale वाला वाली वाले');
/** Behind these stands what is done there: 'tiffin me dene wala snack'. */
export const WHERE = wordsOf('me mein main mai pe par pr में पर पे');
/** Before these 'sir' is a head, and none who is spoken to. */
export const OF_HEAD = wordsOf('ka ke ki dard');
/** What stands for the goods that a place has, an occasion or a craft wants. */
export const GOODS_OF = wordsOf(
  'saman samaan saamaan saaman saamagri samagri item items product products stuff accessories supplies essentials needs सामान सामग्री',
);

/**
 * What kind of thing the words before them name: 'tomato hannu' is a tomato, 'chingri machh' are
 * prawns.
 */
export const KINDS_BEHIND = wordsOf(
  'hannu hannugalu pandu pandlu pazham palam phal fal phol kaya kaayi kayi kai sabzi sabji subzi tarkari torkari bhaji',
  'mans maans mansam mamsam mangsho mangso gosht ghosht meat irachi maamisam मांस गोश्त মাংস இறைச்சி మాంసం ಮಾಂಸ ഇറച്ചി',
  'machli machhli mach machh maach meen meenu chepa chepalu masa maasli फल फळ सब्जी भाजी मछली मासे ফল মাছ সবজি',
  'பழம் காய் மீன் పండు కాయ చేప ಹಣ್ಣು ಕಾಯಿ ಮೀನು ફળ માછલી ਫਲ ਮੱਛੀ പഴം മീൻ',
);

/** Words behind a thing that what follows is of: 'doodh ki malai'. */
export const GENITIVE = wordsOf('ka ki ke का की के ਦਾ ਦੀ ਦੇ નો ની નું');
/**
 * Endings of cases that are written as words of their own, which name things elsewhere: between two
 * words 'cha' makes the first one's of the second, and by itself it is tea.
 */
export const CASE_ENDINGS = wordsOf('ni nu na cha chi che chya er ge lo lona yokka yoda udaya da di de');

/** English words behind which stands what a thing is for, and when or where. */
export const WHEN_BEFORE = wordsOf('for at during');

/**
 * What is done with a thing, where, and that it is food: they say nothing of it while other words
 * remain, but some names have them in it, as 'cake banane' for what is baked with.
 */
export const OCCASION_WORDS = wordsOf(
  'samagri samagree banne banane banaane pakane pakaane khane khaane peene pine lagane bharna bharne saath sath nalla ghar khana khaana',
  'bhagane bhagana marne maarne mitane hatana remove removing rid kill killing problem problems ingredient ingredients',
  'relief remedy treatment cure talne talna chamkane sajane sanwarne badhane bandhne bichane sukhane rakhne hatane',
  'safai saaf karne karna rakhna dene intiki intlo veettukku veetukku veettil manege maneyalli gharat barite bhojan saapadu sapadu bhojanam oota jevan at on into onto बनाने पकाने खाने पीने लगाने घर खाना साथ',
);

/**
 * What is taken or rubbed in against a need, whichever it is: behind the need they say no more than
 * that, as in 'khansi ki dawai'.
 */
export const REMEDIES = wordsOf(
  'dawa dawai dawaai dava davai goli goliyan medicine medicines marundhu mandu aushadhi दवा दवाई गोली औषधि',
);

/** What things are put in: behind what is drunk or eaten they tell of its pack. */
export const CONTAINERS = wordsOf('bottle botal bottal bottel can tin jar dibba dabba carton बोतल डिब्बा');

/** Words of packing and measure: they say nothing of a thing while other words remain. */
export const PACK_WORDS = wordsOf(
  'dabbi dibbi gaddi judi juri jhudi kattu gucchha guccha guchha gucha bunch bunches pack packs packet packets paket pakets pakit pkt pkts pouch sachet pcs pc piece pieces peices nos kg kgs kilo kilos gm gms gram grams ml ltr',
  'ltrs litre litres liter liters पैकेट पाकीट প্যাকেট பாக்கெட் ప్యాకెట్ ಪ್ಯಾಕೆಟ್ પેકેટ ਪੈਕੇਟ പാക്കറ്റ്',
);

/** Forms in which very different things are sold: oil may be for hair or food. */
export const FORMS = wordsOf(
  'powder oil cream spray gel lotion balm liquid syrup tablet capsule wash soap mask tel ennai enne nune malham podi sabun',
);
