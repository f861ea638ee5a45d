/**
 * Words of everyday English that name parts of the body and of a house, places, people, work,
 * weather and the like. A grocer may have none of it, and yet they are no misspelt goods: a throat
 * is no treat. Words that goods are sold by stand in the synonyms.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [
    'throat sore neck chest stomach belly shoulder elbow wrist ankle thigh waist hip knee finger thumb toe heel sole palm tongue',
    'brain lung kidney bladder nerve muscle bone joint spine skull jaw cheek chin forehead eyebrow beard wound scar ache itch rash',
    'cramp swelling infection injury allergy fever sneeze snore vomit nausea pregnant pregnancy period stress sleep dream tired',
    'roof wall floor ceiling door window gate stair garden yard road street bridge tower office school college temple church hotel',
    'pipe wire nail screw bolt brick stone sand steel iron copper brass wood timber plank board rope chain wheel engine motor pump',
    'shirt pant skirt dress coat jacket scarf glove boot shoe sandal belt purse wallet watch ring necklace bangle jewel cloth sofa',
    'table chair bench couch shelf drawer lamp carpet rug curtain pillow blanket mattress phone laptop tablet camera speaker radio',
    'printer screen mouse keyboard cable charger battery car bike cycle truck train plane flight ticket bus taxi boat ship driver',
    'doctor nurse teacher lawyer barber tailor plumber painter cook maid guard farmer king queen prince uncle aunt cousin nephew',
    'morning evening night noon week month year winter summer spring autumn monsoon rain snow storm cloud wind sun moon star river',
    'mountain forest desert island village city country market bank hospital police station airport theatre movie music song dance',
    'game sport cricket football tennis hockey racket racquet stumps puzzle drum guitar violin flute piano horse tiger lion monkey',
    'camel donkey snake lizard parrot pigeon eagle crow turtle tortoise whale shark dragon angel ghost magic puppet statue picture',
    'paper poster letter stamp envelope novel story poem journal magazine newspaper calendar voucher coupon loan insurance',
  ].flatMap((words) => words.split(' ')),
);
