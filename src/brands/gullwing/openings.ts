import type { FirstOpening } from '../types.ts';

const location = 'Cooper’s Wharf, Manchester';

/** The openings that Gullwing Seafoods starts with; staff add and close openings later (`npm run shop -- jobs`). */
export const openings: readonly FirstOpening[] = [
  {
    title: 'Auction buyer',
    openForDays: 90,
    description:
      'You stand on the quay when the boats come in and spend our money well. By the time the kitchens open, what you chose is on its way to them.',
    task: 'Buy at auctions before dawn, some of them by screen. Judge freshness by eye, gill and smell, and walk away from what is not good enough. Agree prices with skippers for regular landings, e.g. crab and line-caught bass. Ring the order desk by 5:30am with what is coming.',
    requirements:
      'Five years in the fish trade, on the boats, the market or the bench. A sure eye for quality and a cool head for price. A full UK driving licence.',
    extraRequirements: 'Known at a harbour on the north-west or the Cornish coast. Knowledge of quotas and catch certificates.',
    location: 'Manchester, with mornings at the quays of the north-west',
    employmentType: 'full-time',
    salary: '£39,000 a year and a share of the margin',
  },
  {
    title: 'Filleter',
    openForDays: 60,
    description:
      'You stand at one long bench with the others from five in the morning. Everything that leaves it is boned, trimmed and weighed the way a chef wrote it down.',
    task: 'Fillet, skin and pin-bone round and flat fish. Cut portions to weight within 5 g. Keep trimmings apart for stock, bait and pet food. Clean down to the HACCP plan at the end of the shift.',
    requirements:
      'A year at a fish bench, or a good knife and the will to learn for six months on a trainee’s wage. Steady hands in a room at 4 °C. Monday to Friday, 5am to 1pm',
    extraRequirements: 'Shellfish: dressing crab, opening scallops and oysters.',
    location,
    employmentType: 'full-time',
    salary: '£14.60 an hour',
    hours: 'Monday to Friday, 5am to 1pm',
  },
  {
    title: 'Early round driver',
    description:
      'You leave the wharf at six with fish on ice and dry goods behind it, and are back before lunch. Chefs will know you by name and wait for you.',
    task: 'Load by drop, shellfish on top, and note the temperature of each box. Deliver to kitchens with a 3.5 tonne van. Show the chef the fish before you unload it. Bring back boxes for washing.',
    requirements:
      'A full UK licence held for two years. Five early starts a week, some of them on Saturday. Polite at a back door at half past six.',
    extraRequirements: 'Experience with chilled food. A Level 2 food safety certificate.',
    location,
    employmentType: 'full-time',
    salary: '£13.90 an hour',
  },
  {
    title: 'Order desk assistant',
    description:
      'Kitchens send their messages when they close, and that is late. You turn them into orders that the bench and the cold store can read.',
    task: 'Take orders by telephone, e-mail and voice message. Offer a like for like when something did not land, e.g. pollack for cod. Print labels with species, catch area and method. Tell the buyer what will run short.',
    requirements: 'Careful with names and weights. Clear on the telephone at five in the morning. Four mornings a week, 2am to 10am',
    extraRequirements: 'Knowledge of fish beyond the fish finger. French, Spanish or Cantonese.',
    location,
    employmentType: 'part-time',
    salary: '£13.40 an hour',
    hours: 'Four mornings a week, 2am to 10am',
  },
  {
    title: 'Cold store operative',
    description:
      'You keep the freezer so that nobody has to search in it: what came first goes first, and every box is where the screen says. It is cold work, done at a good pace and in good company.',
    task: 'Take in frozen fish, chips and coated goods and check their core temperature: −18 °C or colder. Put pallets away with a reach truck. Pick orders by scanner and stack them for the early rounds. Count a part of the store each week.',
    requirements:
      'A reach truck licence, or two years on another truck. Fit for work at −22 °C with breaks in the warm. Monday to Friday, 5am to 1pm',
    extraRequirements: 'Experience with a warehouse system. A certificate in manual handling.',
    location,
    employmentType: 'full-time',
    salary: '£14.10 an hour',
    hours: 'Monday to Friday, 5am to 1pm',
  },
  {
    title: 'Account manager, fryers and restaurants',
    description:
      'You look after fish and chip shops and seafood restaurants from Preston to Stoke. You know what fish costs this week, and what a new oil does to their batter.',
    task: 'Visit your customers when their kitchens are quiet. Taste and fry with them, e.g. when they change from one batter to another. Help new businesses through registration. Bring back what they miss in our range and tell the buyers.',
    requirements:
      'Three years in sales to kitchens, or in a kitchen yourself. A full UK driving licence. At ease with figures and with fryers.',
    extraRequirements: 'Your own fish and chip shop, once upon a time. Cantonese, Turkish or Greek.',
    location: 'Manchester and on the road',
    employmentType: 'full-time',
    salary: '£33,500 a year, commission and a car',
  },
  {
    title: 'Buyer, dry goods and packaging',
    description:
      'Fish needs company: batter, oil, vinegar, drinks, boxes and bags. You choose what stands in the larder of the ice house, and keep it from running out on a Friday.',
    task: 'Negotiate prices and terms with suppliers. Set order quantities from sales, season and shelf life. Test what you buy, e.g. whether a box stays crisp for 20 minutes. Keep pack sizes, allergens and storage right in the product data.',
    requirements:
      'Two years as a buyer or assistant buyer of food or packaging. Sound with spreadsheets. Curious enough to ask how a thing is made.',
    extraRequirements: 'Knowledge of the rules on food contact materials. Experience of importing.',
    location,
    employmentType: 'full-time',
    salary: '£35,000 to £38,000 a year',
  },
  {
    title: 'Apprentice fishmonger',
    description:
      'You learn a trade from the first box to the last cut, at a bench where questions are welcome before eight and after nine. In between it gets busy.',
    task: 'Receive fish and learn to judge it by eye, gill and smell. Scale, gut and fillet, first mackerel, then round fish, then flat fish. Dress the ice and write the tickets. Clean knives, boards and floor as the plan says.',
    requirements: 'Aged 18 or over. Awake at five in the morning, five days a week. Willing to go to college one day a week in term time.',
    extraRequirements: 'A Saturday job in a kitchen, a shop or a market.',
    location,
    employmentType: 'full-time',
    salary: '£12.80 an hour',
  },
  {
    title: 'Quality and traceability lead',
    description:
      'Every box has a story: which boat, which ground, which day. You make sure that we can tell it for each fillet, and prove it.',
    task: 'Run the HACCP plan and its audits. Check landing documents against what is in the box. Take samples for the laboratory, e.g. histamine in mackerel and tuna. Trace any lot in both directions within 2.5 hours, and practise it.',
    requirements:
      'Three years in quality assurance of food. Level 3 HACCP. Experience with catch certificates and the rules on labelling fish.',
    extraRequirements: 'A chain-of-custody audit under your belt. Swimming is optional; wellingtons are not.',
    location,
    employmentType: 'full-time',
    salary: '£36,000 a year',
  },
];
