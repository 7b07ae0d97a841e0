export const demoProjects: readonly { name: string; description: string; organizationId: number | null }[] = [
  {
    organizationId: 101,
    name: 'North Sea Trade 1100–1550',
    description:
      'Ports, goods and privileges of the Hanseatic towns, from customs rolls and ship logs. Shared by three seminars.',
  },
  {
    organizationId: 2,
    name: 'Harbour Walk',
    description:
      'Twelve stops between the Old Customs House and the lighthouse, written and photographed by pupils aged 9 to 14.',
  },
  {
    organizationId: 3,
    name: 'Cerros de Valparaíso',
    description: 'La historia de los cerros y sus ascensores, con fotografías del archivo del museo.',
  },
  {
    organizationId: null,
    name: 'Duarte Family, 1890 to Today',
    description: 'Letters, passports and three generations of photographs.',
  },
  {
    organizationId: 102,
    name: 'The Black Death in the British Isles',
    description:
      'Parish by parish, the arrival and course of the plague between June 1348 and the end of 1350.',
  },
  {
    organizationId: 401,
    name: 'The Oregon Trail, Mile by Mile',
    description: 'Diaries of emigrants along the trail, placed where and when they were written.',
  },
  {
    organizationId: 104,
    name: 'Roman Villas of the Severn Valley',
    description: 'Excavations since 1880, with finds, phases and dating evidence for 31 sites.',
  },
  {
    organizationId: 501,
    name: 'Berlin 1945–1961',
    description:
      'Von der Kapitulation bis zum Mauerbau: Sektoren, Luftbrücke und Alltag in vier Stadtteilen.',
  },
  {
    organizationId: 601,
    name: 'La Révolution jour par jour',
    description: 'De la réunion des États généraux à la fête de la Fédération, classe de seconde.',
  },
  {
    organizationId: 701,
    name: 'Tōkaidō: The Fifty-Three Stations',
    description: 'Hiroshige’s prints beside photographs of the same places today.',
  },
  {
    organizationId: 106,
    name: 'Glaciers of Svalbard Since 1936',
    description: 'Front positions from aerial photographs and satellite images, one event for each survey.',
  },
  {
    organizationId: 402,
    name: 'Civil Rights in Oregon',
    description: 'Laws, court cases and people, from the exclusion laws of 1844 to today.',
  },
  {
    organizationId: 202,
    name: 'The Great Famine, Townland by Townland',
    description:
      'Census returns, workhouse registers and emigration lists. Year 9 adds one townland per pair.',
  },
  {
    organizationId: 801,
    name: 'Desmatamento na Amazônia 1985–2025',
    description: 'Áreas desmatadas por município, a partir de imagens de satélite e dados oficiais.',
  },
  {
    organizationId: 103,
    name: 'Medieval Manuscript Journeys',
    description: 'Who owned which book, and where it was kept, for 214 manuscripts of the northern abbeys.',
  },
  {
    organizationId: 107,
    name: 'Northgate Campus, 1826–2026',
    description: 'Two hundred years of buildings, people and protests, for the bicentenary exhibition.',
  },
  {
    organizationId: 403,
    name: 'Silk Road Encounters',
    description:
      'Merchants, monks and envoys between Chang’an and Constantinople. Unit 2 of AP World History.',
  },
  {
    organizationId: 12,
    name: 'Lighthouses and Their Keepers',
    description:
      'Construction, lamps and keepers of 180 lighthouses, with oral histories of the last who lived in them.',
  },
  {
    organizationId: 301,
    name: 'Naufragios en la costa central',
    description: 'Barcos hundidos entre 1800 y 1950, para las visitas guiadas de los colegios.',
  },
  {
    organizationId: null,
    name: 'Women of the Bauhaus',
    description: 'Weavers, photographers and architects, and where they went after 1933.',
  },
  {
    organizationId: 404,
    name: 'Ancient Civilizations: Sixth Grade',
    description:
      'Mesopotamia, Egypt, the Indus Valley and early China on one timeline. Each group owns one river.',
  },
  {
    organizationId: 9,
    name: 'Kingdoms of the Niger Delta',
    description: 'Trade, diplomacy and oral tradition from 1400 to 1900.',
  },
  {
    organizationId: 1001,
    name: 'Fjordbyen in Photographs',
    description:
      '4,000 photographs from the library’s collection, dated and placed with the help of readers.',
  },
  {
    organizationId: 204,
    name: 'Shopfronts of Quay Street',
    description: 'The same twenty doors in 1911, 1946, 1981 and this year.',
  },
  {
    organizationId: 802,
    name: 'Vozes da Seca',
    description: 'Entrevistas com famílias que deixaram o sertão entre 1915 e 1983.',
  },
  {
    organizationId: 105,
    name: 'Suffrage Campaigns Compared',
    description: 'Petitions, marches and votes in nine countries, 1848 to 1971.',
  },
  {
    organizationId: 601,
    name: 'Les tranchées du Nord',
    description: 'Le front entre Arras et Lille, de 1914 à 1918, d’après les carnets du régiment.',
  },
  {
    organizationId: 102,
    name: 'Chronicles of the Crusader States',
    description: 'Latin, Greek, Arabic and Syriac accounts of the same events, side by side.',
  },
  {
    organizationId: 502,
    name: 'Stolpersteine in unserer Stadt',
    description: 'Lebenswege von 42 Menschen, erforscht in der Projektwoche.',
  },
  {
    organizationId: 401,
    name: 'Vietnam: A War in Documents',
    description: 'Telegrams, broadcasts and letters home. Students argue from sources.',
  },
  {
    organizationId: 106,
    name: 'Rivers That Changed Their Course',
    description: 'Avulsions of the Yellow River, the Kosi and the Mississippi.',
  },
  {
    organizationId: 201,
    name: 'Our School Is 100 Years Old',
    description: 'Class photographs, old uniforms and what our grandparents remember.',
  },
  {
    organizationId: null,
    name: 'Jazz Clubs of 52nd Street',
    description: 'Who played where, night by night, 1935 to 1950.',
  },
  {
    organizationId: 104,
    name: 'Bronze Age Hoards',
    description: 'Composition and place of deposit of 96 hoards in Wessex.',
  },
  {
    organizationId: 8,
    name: 'Rotas do Café',
    description: 'Fazendas, ferrovias e portos do Vale do Paraíba no século XIX.',
  },
  {
    organizationId: 12,
    name: 'The Last Voyages of the Clippers',
    description: 'Log books of the tea and wool trade, 1866 to 1895.',
  },
  {
    organizationId: 405,
    name: 'Dinosaurs to Us',
    description: 'A very long timeline for the hallway. Second grade.',
  },
  {
    organizationId: 103,
    name: 'Printing Presses of Europe to 1500',
    description: 'First presses and first books of 270 towns.',
  },
  {
    organizationId: 302,
    name: 'Puerto y trabajo, 1900–1973',
    description: 'Fotografías de estibadores, talleres y sindicatos.',
  },
  {
    organizationId: 402,
    name: 'The New Deal in Our County',
    description: 'Bridges, murals and parks that were built here, and who built them.',
  },
  {
    organizationId: 701,
    name: 'Kitabune: Ships of the Western Sea',
    description: 'Routes and cargoes of the coastal trade between Osaka and Hokkaidō.',
  },
  {
    organizationId: 205,
    name: 'Saints and Scholars',
    description: 'Monastic schools from 500 to 900, with their teachers and pupils.',
  },
  {
    organizationId: 101,
    name: 'Enlightenment Letters',
    description: 'Correspondence networks of six philosophers. Final projects of the autumn seminar.',
  },
  {
    organizationId: 11,
    name: 'Textile Mills of the Valley',
    description: 'Owners, strikes and fires, researched by the evening class.',
  },
  {
    organizationId: null,
    name: 'Apollo, Hour by Hour',
    description: 'The mission transcripts of Apollo 8 to 17.',
  },
  {
    organizationId: 203,
    name: 'World War I at Home',
    description: 'What changed in our town between 1914 and 1918.',
  },
  {
    organizationId: 107,
    name: 'Provenance of the Hartwell Collection',
    description: 'How 318 objects came to the library, as far as the records tell.',
  },
  {
    organizationId: 801,
    name: 'Quilombos do Norte',
    description: 'Mapa e cronologia de comunidades reconhecidas desde 1988.',
  },
  {
    organizationId: 402,
    name: 'Novels on the Map',
    description: 'Dates and places from the novels that we read this year.',
  },
  {
    organizationId: 501,
    name: 'Die Hanse für Klasse 7',
    description: 'Waren, Wege und Städte. Vorlage zum Kopieren.',
  },
  {
    organizationId: 10,
    name: 'Polar Expeditions',
    description: 'Nansen, Amundsen and the crews that nobody remembers.',
  },
  {
    organizationId: 106,
    name: 'Earthquakes of the Mediterranean',
    description: 'Historical catalogues from 550 BC to 1900, with intensities.',
  },
  {
    organizationId: 404,
    name: 'Westward Expansion Jigsaw',
    description: 'One perspective for each group: settlers, Nez Perce, railroad, army.',
  },
  { organizationId: null, name: 'A History of Chocolate', description: 'From Soconusco to the corner shop.' },
  {
    organizationId: 6,
    name: 'Grands chantiers de Paris',
    description: 'Haussmann, les expositions universelles et le métro.',
  },
  {
    organizationId: 102,
    name: 'Seminar: Empires and Their Maps',
    description: 'Working project of the spring seminar. Add your map, its maker and its date.',
  },
  {
    organizationId: 401,
    name: 'Elections Since 1960',
    description: 'County results, turnout and the headlines of the day after.',
  },
  {
    organizationId: 202,
    name: 'Transition Year: Migration Stories',
    description: 'Interviews with neighbours who came here from 23 countries.',
  },
  { organizationId: 3, name: 'Ballenas y balleneros', description: 'Exposición temporal de verano.' },
  { organizationId: 103, name: 'Untitled Atlas', description: '' },
];
