import type { Opening } from '../types.ts';

const location = 'Cooper’s Wharf, Manchester';

/** What Gullwing Seafoods starts with; staff add and close openings later (`npm run shop -- jobs`). */
export const openings: readonly Opening[] = [
  {
    title: 'Auction buyer',
    description:
      'You stand on the quay when the boats come in and spend our money well. By the time the kitchens open, what you chose is on its way to them.',
    task: 'Buy at two auctions before dawn, Monday to Saturday, one of them by screen. Judge freshness by eye, gill and smell, and walk away from what is not good enough. Agree prices with skippers for regular landings, e.g. crab and line-caught bass. Ring the order desk by 5.30 a.m. with what is coming.',
    requirements:
      'Five years in the fish trade, on the boats, the market or the bench. A sure eye for quality and a cool head for price. A full UK driving licence.',
    extraRequirements: 'Known at a harbour on the north-west or the Cornish coast. Knowledge of quotas and catch certificates.',
    location: 'Fleetwood and Manchester',
    employmentType: 'full-time',
    salary: '£39,000 a year and a share of the margin',
  },
  {
    title: 'Filleter',
    description:
      'Eight of you at one long bench from five in the morning. Everything that leaves it is boned, trimmed and weighed the way a chef wrote it down.',
    task: 'Fillet, skin and pin-bone about 200 kg of round and flat fish a shift. Cut portions to weight within 5 g. Keep trimmings apart for stock, bait and pet food. Clean down to the HACCP plan at the end of the shift.',
    requirements:
      'A year at a fish bench, or a good knife and the will to learn for six months on a trainee’s wage. Steady hands in a room at 4 °C. Monday to Friday, 5 a.m. to 1 p.m.',
    extraRequirements: 'Shellfish: dressing crab, opening scallops and oysters.',
    location,
    employmentType: 'full-time',
    salary: '£14.60 an hour',
  },
  {
    title: 'Early round driver',
    description: 'You leave the wharf at six with ice in the van and are back before lunch. Chefs will know you by name and wait for you.',
    task: 'Load by drop, shellfish on top, and note the temperature of each box. Deliver to about 20 kitchens on a 3.5 tonne van. Show the chef the fish before you unload it. Bring back boxes for washing.',
    requirements:
      'A full UK licence held for two years. Five early starts a week, one of them Saturday. Polite at a back door at half past six.',
    extraRequirements: 'Experience with chilled food. A Level 2 food safety certificate.',
    location,
    employmentType: 'full-time',
    salary: '£13.90 an hour',
  },
  {
    title: 'Order desk assistant',
    description:
      'Between ten in the evening and six in the morning the messages of 300 kitchens come in. You turn them into orders that the bench can read.',
    task: 'Take orders by telephone, mail and voice message. Offer a like for like when something did not land, e.g. pollack for cod. Print labels with species, catch area and method. Tell the buyer what will run short.',
    requirements: 'Careful with names and weights. Clear on the telephone at five in the morning. Four mornings a week, 2 a.m. to 10 a.m.',
    extraRequirements: 'Knowledge of fish beyond the fish finger. French, Spanish or Cantonese.',
    location,
    employmentType: 'part-time',
    salary: '£13.40 an hour',
  },
  {
    title: 'Quality and traceability lead',
    description:
      'Every box has a story: which boat, which ground, which day. You make sure that we can tell it for each fillet, and prove it.',
    task: 'Run the HACCP plan and its audits. Check landing documents against what is in the box. Take samples for the laboratory, e.g. histamine in mackerel and tuna. Trace any lot in both directions within 2.5 hours, and practise it each quarter.',
    requirements:
      'Three years in quality assurance of food. Level 3 HACCP. Experience with catch certificates and the rules on labelling fish.',
    extraRequirements: 'A chain-of-custody audit under your belt. Swimming is optional; wellingtons are not.',
    location,
    employmentType: 'full-time',
    salary: '£36,000 a year',
  },
];
