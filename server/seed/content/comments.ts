/** Comments by drivers and shippers, oldest first. */
const said: readonly [string, string, string, string, string][] = [
  [
    'Grace',
    'Lindqvist',
    'Cascade Paper',
    'Traffic Manager',
    'They rejected a trailer with a soft floor at our dock and had another one there in two hours. That is the kind of no I like to hear.',
  ],
  [
    'Marcus',
    'Bell',
    'Linehaul',
    'Company Driver',
    'Eleven years on the road and the first company where Friday means Friday. My daughter has stopped asking whether I will really be there.',
  ],
  [
    'Elena',
    'Vargas',
    'Blue Mesa Foods',
    'Director of Logistics',
    'Four hundred frozen loads last summer and not one temperature claim. The recordings come with the paperwork, nobody has to ask for them.',
  ],
  [
    'Tom',
    'Okafor',
    'Okafor Trucking',
    'Owner Operator',
    'The settlement shows every mile and every cent. I checked the first ten against my own books, and then I stopped checking.',
  ],
  [
    'Dana',
    'Whitfield',
    'Northgate Grocers',
    'Distribution Manager',
    'When the passes closed in January they called me at two in the morning with a plan, not with an excuse. The shelves were full by noon.',
  ],
  [
    'Ruth',
    'Castellano',
    'Harbor and Pine',
    'Operations Lead',
    'Our sofas arrive looking like sofas. The drivers bring their own blankets and they use all of them.',
  ],
  [
    'Jerome',
    'Haskins',
    'Linehaul',
    'Trainer and Driver',
    'I have trained thirty new drivers here. The shop fixes what they write up, and that teaches them more about safety than I ever could.',
  ],
  [
    'Priya',
    'Raman',
    'Summit Beverage',
    'Supply Chain Analyst',
    'The yard count is in my inbox at six every morning, and it is right. I have planned nine plants around that mail for three years.',
  ],
  [
    'Walt',
    'Jensen',
    'Redstone Steel',
    'Shipping Supervisor',
    'Coils chained right the first time. My crew waves at the Linehaul trucks, and my crew does not wave at many.',
  ],
];

export const comments = said.map(
  ([first_name, last_name, company_name, position_user, description]) => ({
    first_name,
    last_name,
    company_name,
    position_user,
    description,
    state: 'shown' as const,
  }),
);
