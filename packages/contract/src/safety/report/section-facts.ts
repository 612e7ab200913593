import { advisoryTypes } from '../catalogue/advisory-types.ts';
import { dangerousGoods } from '../catalogue/dangerous-goods.ts';
import { KST } from '../catalogue/report-codes.ts';
import type { Report } from './report.schema.ts';
import type { ReportReader } from './report-reading.ts';
import { type SectionName, sectionNames } from './section.schema.ts';

type Filled<S extends SectionName> = NonNullable<Report[S]>;
type Shown<S extends SectionName> = { readonly [Field in keyof Filled<S>]?: (section: Filled<S>) => string | null };

/** The fields of every section in the order of display; a unit is shown with its value. */
const shownBy = (say: ReportReader): { readonly [S in SectionName]: Shown<S> } => ({
  flightDetail: {
    flightDate: ({ flightDate, flightDateTimeZone: zone }) => say.day(flightDate, zone ?? KST),
    flightNo: ({ flightNo }) => flightNo,
    routeFrom: ({ routeFrom }) => routeFrom,
    routeTo: ({ routeTo }) => routeTo,
    diversion: ({ diversion }) => say.yesNo(diversion),
    diversionActualDestination: (flight) => flight.diversionActualDestination,
    registrationNo: ({ registrationNo }) => registrationNo,
    aircraftType: ({ aircraftType }) => aircraftType,
    flightPhase: ({ flightPhase }) => say.code('flightPhase', flightPhase),
  },
  tcasraDetail: {
    acLocationLocation: (tcas) => say.clock(tcas.acLocationLocation),
    acLocationHeading: (tcas) => say.clock(tcas.acLocationHeading),
    acLocationBehind: (tcas) => say.clock(tcas.acLocationBehind),
    advisoryTypeLevel1: (tcas) => say.node(advisoryTypes, tcas.advisoryTypeLevel1),
    advisoryTypeLevel2: (tcas) => say.child(advisoryTypes, tcas.advisoryTypeLevel1, tcas.advisoryTypeLevel2),
    acInfomationOnOther: (tcas) => say.codes('otherAircraftInformation', tcas.acInfomationOnOther),
    avoidingActionTaken: (tcas) => say.yesNo(tcas.avoidingActionTaken),
    raFollowed: ({ raFollowed }) => say.yesNo(raFollowed),
    reportedToATC: ({ reportedToATC }) => say.yesNo(reportedToATC),
  },
  personnelDetail: {
    pic: ({ pic }) => pic,
    fo: ({ fo }) => fo,
    pur: ({ pur }) => pur,
    totalFlightCrew: (people) => say.number(people.totalFlightCrew),
    totalCabinCrew: (people) => say.number(people.totalCabinCrew),
    totalPassengers: (people) => say.number(people.totalPassengers),
    others: ({ others }) => say.number(others),
    othersDescription: ({ othersDescription }) => othersDescription,
    theNumberOfPersonsOnBoard: (people) => say.number(people.theNumberOfPersonsOnBoard),
  },
  aricraftDetail: {
    altitude: ({ altitude, altitudeUnit }) => say.measured(altitude, 'altitudeUnit', altitudeUnit),
    speed: ({ speed, speedUnit }) => say.measured(speed, 'speedUnit', speedUnit),
    weight: ({ weight, weightUnit }) => say.measured(weight, 'weightUnit', weightUnit),
    flightRule: ({ flightRule }) => say.code('flightRule', flightRule),
    autoPilot: ({ autoPilot }) => say.code('engagement', autoPilot),
    autoThrottle: ({ autoThrottle }) => say.code('engagement', autoThrottle),
    landingGear: ({ landingGear }) => say.code('landingGear', landingGear),
    speedBrake: ({ speedBrake }) => say.code('speedBrake', speedBrake),
    autoBrake: ({ autoBrake }) => say.code('autoBrake', autoBrake),
    flaps: ({ flaps }) => say.code('flaps', flaps),
  },
  environmentDetail: {
    visibility: ({ visibility, visibilityUnit }) => say.measured(visibility, 'visibilityUnit', visibilityUnit),
    temperature: ({ temperature, temperatureUnit }) => say.measured(temperature, 'temperatureUnit', temperatureUnit),
    altimeter: ({ altimeter, altimeterUnit }) => say.measured(altimeter, 'altimeterUnit', altimeterUnit),
    meteorologicalCondition: (air) => say.code('meteorologicalCondition', air.meteorologicalCondition),
    turbulence: ({ turbulence }) => say.code('turbulence', turbulence),
    windDirection: ({ windDirection }) => say.number(windDirection),
    windSpeed: ({ windSpeed }) => say.number(windSpeed),
    checkGust: ({ checkGust }) => say.yesNo(checkGust),
    gust: ({ gust }) => say.number(gust),
    cloud: ({ cloud }) => say.code('cloud', cloud),
    windShear: ({ windShear }) => say.code('windShear', windShear),
    rain: ({ rain }) => say.code('precipitation', rain),
    snow: ({ snow }) => say.code('precipitation', snow),
    hail: ({ hail }) => say.code('precipitation', hail),
    obscuration: ({ obscuration }) => say.code('obscuration', obscuration),
    runwayUsed: ({ runwayUsed }) => runwayUsed,
    runwayCondition: ({ runwayCondition }) => say.code('runwayCondition', runwayCondition),
  },
  wildlifeBirdStrikeDetail: {
    heightAGL: ({ heightAGL, heightAGLUnit }) => say.measured(heightAGL, 'heightUnit', heightAGLUnit),
    species: ({ species }) => species,
    unkown: ({ unkown }) => say.yesNo(unkown),
    numberOfSeen: ({ numberOfSeen }) => say.code('wildlifeNumber', numberOfSeen),
    numberOfStruck: ({ numberOfStruck }) => say.code('wildlifeNumber', numberOfStruck),
    sizeOfWildlifeBird: (strike) => say.code('wildlifeSize', strike.sizeOfWildlifeBird),
    partsOfAircraftStruck: (strike) => say.codes('aircraftPart', strike.partsOfAircraftStruck),
    partsOfAircraftStruckRemark: (strike) => strike.partsOfAircraftStruckRemark,
    partsOfAircraftDamaged: (strike) => say.codes('aircraftPart', strike.partsOfAircraftDamaged),
    partsOfAircraftDamagedRemark: (strike) => strike.partsOfAircraftDamagedRemark,
  },
  dangerousGoodsDetail: {
    unNumber: ({ unNumber }) => unNumber,
    properShippingName: ({ properShippingName }) => properShippingName,
    dangerousGoodsClass: (goods) => say.node(dangerousGoods, goods.dangerousGoodsClass),
    dangerousGoodsDivision: (goods) =>
      say.child(dangerousGoods, goods.dangerousGoodsClass, goods.dangerousGoodsDivision),
    subsidiaryRiskClass: (goods) => say.node(dangerousGoods, goods.subsidiaryRiskClass),
    subsidiaryRiskDivision: (goods) =>
      say.child(dangerousGoods, goods.subsidiaryRiskClass, goods.subsidiaryRiskDivision),
    packingGroup: ({ packingGroup }) => say.code('packingGroup', packingGroup),
    packagingSpecificaionCode: (goods) => goods.packagingSpecificaionCode,
    quantity: ({ quantity }) => say.number(quantity),
    nameOfConsignor: ({ nameOfConsignor }) => nameOfConsignor,
    nameOfConsignee: ({ nameOfConsignee }) => nameOfConsignee,
    referenceNumber: ({ referenceNumber }) => referenceNumber,
    referenceNumberType: (goods) => say.code('referenceNumberType', goods.referenceNumberType),
    referenceNumberTypeRemark: (goods) => goods.referenceNumberTypeRemark,
    phaseOfTransport: ({ phaseOfTransport }) => say.code('phaseOfTransport', phaseOfTransport),
  },
});

/** One field of a section as text. */
export type SectionFact = { readonly field: string; readonly text: string };

const factsOf = <S extends SectionName>(shown: Shown<S>, section: Filled<S>): SectionFact[] =>
  Object.entries<((section: Filled<S>) => string | null) | undefined>(shown).flatMap(([field, textOf]) => {
    const text = textOf?.(section);
    return text ? [{ field, text }] : [];
  });

/** The sections of a report as text, field by field; empty fields and empty sections are left out. */
export const sectionFacts = (report: Report, say: ReportReader): { section: SectionName; facts: SectionFact[] }[] => {
  const shown = shownBy(say);
  return sectionNames.flatMap((name) => {
    const section = report[name];
    const facts = section === null ? [] : factsOf(shown[name] as Shown<typeof name>, section);
    return facts.length > 0 ? [{ section: name, facts }] : [];
  });
};
