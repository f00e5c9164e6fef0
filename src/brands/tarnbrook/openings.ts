import type { FirstOpening } from '../types.ts';

const location = 'Manchester, M12';

/** The openings that Tarnbrook Wholesale starts with; staff add and close openings later (`npm run shop -- jobs`). */
export const openings: readonly FirstOpening[] = [
  {
    title: 'Delivery driver, multi-drop',
    openForDays: 90,
    description:
      'You take the day’s orders to takeaways, cafés and shops across the North West and bring the vehicle home empty. To most customers you are the company.',
    task: 'Check the load against the delivery notes and secure it before you leave. Drive a 7.5 tonne refrigerated lorry on a planned round of many drops. Keep chilled goods at 0 to 5 °C and frozen goods at −18 °C or colder, and note each reading. Hand over goods at the customer’s door, count them together and take a signature. Bring back rejected goods, empty pallets and roll cages.',
    requirements:
      'A full UK licence with category C1 and a valid Driver CPC card. A digital tachograph card. Confidence in city traffic and narrow back streets. Able to move loads of up to 25 kg by hand, with training and a sack truck.',
    extraRequirements:
      'A certificate for tail lifts or truck-mounted forklifts. Experience of food deliveries, e.g. to restaurants or schools.',
    location,
    employmentType: 'full-time',
    salary: '£15.10 an hour, overtime at time and a quarter',
  },
  {
    title: 'Night order picker',
    openForDays: 60,
    description:
      'While the city sleeps you put together the orders that leave at six in the morning. You work in a team across the ambient hall, the chiller and the freezer.',
    task: 'Pick orders by hand-held scanner, faster once you know the aisles. Build pallets that stay upright: heavy at the bottom, glass in the middle, crisps on top. Report short dates, damaged cases and empty locations as you find them. Keep your aisle clear and your truck on charge.',
    requirements:
      'Four nights a week, 9:30pm to 6am, one of them Friday or Sunday. Care with numbers and codes. Fit for a shift on your feet in 2 °C and, for up to 20 minutes at a time, −22 °C; we provide the clothing.',
    extraRequirements:
      'A licence for a low-level order picker or a 2.5 tonne counterbalance truck. Experience with voice or scanner picking.',
    location,
    employmentType: 'full-time',
    salary: '£14.35 an hour, night premium included',
    hours: 'Four nights a week, 9:30pm to 6am',
  },
  {
    title: 'Fishmonger',
    description:
      'You run the fish bench of the trade counter: what comes out of the cold store leaves it cut the way each kitchen wants it. Chefs ask you what is good today, and you tell them the truth.',
    task: 'Receive and grade fish and shellfish from 5am and turn away what is not fresh enough. Fillet, pin-bone, skin and portion to order, e.g. haddock tails at 170 to 200 g. Dress the ice bench and keep catch area and method on every ticket. Clean down knives, boards and drains to the HACCP plan.',
    requirements:
      'Two years at a fish bench or in a fish kitchen. Fast and clean with a filleting knife, round fish and flat fish alike. A Level 2 food safety certificate, or the readiness to take one in your first month.',
    extraRequirements: 'Shellfish handling, e.g. purified oysters and live crab. A second language that our customers speak.',
    location,
    employmentType: 'full-time',
    salary: '£31,500 a year',
  },
  {
    title: 'Account manager, takeaways and restaurants',
    description:
      'You look after independent kitchens between Stockport and Bolton. You know their menus, their busy nights and what their fryers cost them in oil.',
    task: 'Visit your customers and ring them in between. Help new businesses through registration and their first order. Plan promotions with the buyers, e.g. a case price on batter before Good Friday. Settle complaints and tell the warehouse what caused them.',
    requirements:
      'Three years in food service or wholesale sales. At ease in a kitchen at four in the afternoon. A full UK driving licence. Clear written English for quotes and notes.',
    extraRequirements: 'Cantonese, Urdu, Turkish or Italian. Experience of running a kitchen yourself.',
    location: 'Manchester and on the road',
    employmentType: 'full-time',
    salary: '£34,000 a year, commission and a van',
  },
  {
    title: 'Buyer, soft drinks and grocery',
    description:
      'Two aisles are yours: what we stock, what we pay and how much of it stands in the hall. You buy for people who sell by the can and count in pence.',
    task: 'Negotiate prices, rebates and payment terms with suppliers in the United Kingdom and abroad. Set order quantities from sales, season and shelf life. Bring in new lines and clear slow ones before they go out of date. Keep product data right: pack size, case size, allergens and VAT rate.',
    requirements:
      'Three years as a buyer or assistant buyer of food or drink. Sound with spreadsheets and margins. Able to say no to a supplier and still be rung back.',
    extraRequirements: 'Knowledge of the Soft Drinks Industry Levy and deposit schemes. Experience of importing.',
    location,
    employmentType: 'full-time',
    salary: '£38,000 to £42,000 a year',
  },
  {
    title: 'Warehouse team leader, days',
    description:
      'You lead the people who take in, put away and load. A good day is one in which the drivers leave on time and nobody had to run.',
    task: 'Plan the shift: lorries loaded and away from six, goods in before noon, put-away by two. Brief the team every morning and walk the hall every hour. Train new starters and sign off their truck checks. Investigate each near miss and put right what caused it.',
    requirements:
      'Two years leading a team in a warehouse. A counterbalance or reach truck licence. Working knowledge of COSHH, manual handling and racking safety. Willing to work some Sundays, 10am to 6pm',
    extraRequirements: 'A course in managing safety at work. First aid at work.',
    location,
    employmentType: 'full-time',
    salary: '£33,000 a year',
  },
  {
    title: 'Customer service adviser',
    description:
      'You are the voice at the counter and on the telephone: stock, accounts, deliveries, and the odd worried call at five to seven. You stay with a thing until it is solved.',
    task: 'Answer telephone, e-mail and messages, 7 days a week on a rota. Check applications for business accounts and ask for what is missing. Trace late deliveries with the transport desk and ring the customer before they ring you. Record each complaint with its cause.',
    requirements:
      'A year in customer service, in person or by telephone. Patient, quick at the keyboard and honest when you do not know. Able to work every second weekend.',
    extraRequirements: 'Experience with trade customers, e.g. in a builder’s merchant or a cash and carry. A language besides English.',
    location,
    employmentType: 'full-time',
    salary: '£26,400 a year for 37.5 hours a week',
    hours: '37.5 hours a week',
  },
  {
    title: 'Cleaning supplies specialist',
    description:
      'You advise kitchens, schools and cleaning firms on chemicals, paper and dispensers, and write down what they need to use them safely. Part of the week you spend on customers’ floors, showing how it is done.',
    task: 'Recommend products by surface, soil and water hardness rather than by price alone. Set up dosing units and train the people who use them. Keep safety data sheets current for every product. Work out cost in use, e.g. pence per litre of ready solution.',
    requirements:
      'Experience in janitorial supplies, facilities or commercial kitchens. A working knowledge of COSHH and the CLP label. A full UK driving licence.',
    extraRequirements: 'A qualification from a cleaning institute. Skill with a drill: dispensers hang on walls.',
    location: 'Manchester and on the road',
    employmentType: 'full-time',
    salary: '£29,500 a year and a van',
  },
  {
    title: 'Weekend counter assistant',
    description:
      'Saturdays and Sundays at the trade counter: you find it, carry it, scan it and know where the large pizza boxes went. Good for students and for people who like to talk.',
    task: 'Serve customers at the counter and load their vans. Fill shelves and rotate stock by date. Count the till down at the end of the day.',
    requirements:
      'Aged 18 or over, since some of our cleaning chemicals are age-restricted. Saturday 10am to 7pm and Sunday 10am to 6pm Friendly at the fifth question of the same kind.',
    extraRequirements: 'Experience in a shop or a café.',
    location,
    employmentType: 'part-time',
    salary: '£12.85 an hour',
    hours: 'Saturday 10am to 7pm, Sunday 10am to 6pm',
  },
];
