import { advisoryTypes, dangerousGoods, type Report, type SectionName } from '@portal/contract/safety';
import { dayText } from '../../../platform/formats.ts';
import { childText, clockText, codesText, codeText, measured, nodeText, numberText, yesNo } from './text-of.ts';

type Filled<S extends SectionName> = NonNullable<Report[S]>;
type Shown<S extends SectionName> = { readonly [Field in keyof Filled<S>]?: (section: Filled<S>) => string | null };

/** The fields of every section in the order in which they are read; a unit stands with its value. */
const shown: { readonly [S in SectionName]: Shown<S> } = {
  flightDetail: {
    flightDate: ({ flightDate, flightDateTimeZone: zone }) =>
      flightDate && `${dayText(flightDate)} ${codeText('timeZone', zone) ?? ''}`.trim(),
    flightNo: ({ flightNo }) => flightNo,
    routeFrom: ({ routeFrom }) => routeFrom,
    routeTo: ({ routeTo }) => routeTo,
    diversion: ({ diversion }) => yesNo(diversion),
    diversionActualDestination: (flight) => flight.diversionActualDestination,
    registrationNo: ({ registrationNo }) => registrationNo,
    aircraftType: ({ aircraftType }) => aircraftType,
    flightPhase: ({ flightPhase }) => codeText('flightPhase', flightPhase),
  },
  tcasraDetail: {
    acLocationLocation: (tcas) => clockText(tcas.acLocationLocation),
    acLocationHeading: (tcas) => clockText(tcas.acLocationHeading),
    acLocationBehind: (tcas) => clockText(tcas.acLocationBehind),
    advisoryTypeLevel1: (tcas) => nodeText(advisoryTypes, tcas.advisoryTypeLevel1),
    advisoryTypeLevel2: (tcas) => childText(advisoryTypes, tcas.advisoryTypeLevel1, tcas.advisoryTypeLevel2),
    acInfomationOnOther: (tcas) => codesText('otherAircraftInformation', tcas.acInfomationOnOther),
    avoidingActionTaken: (tcas) => yesNo(tcas.avoidingActionTaken),
    raFollowed: ({ raFollowed }) => yesNo(raFollowed),
    reportedToATC: ({ reportedToATC }) => yesNo(reportedToATC),
  },
  personnelDetail: {
    pic: ({ pic }) => pic,
    fo: ({ fo }) => fo,
    pur: ({ pur }) => pur,
    totalFlightCrew: (people) => numberText(people.totalFlightCrew),
    totalCabinCrew: (people) => numberText(people.totalCabinCrew),
    totalPassengers: (people) => numberText(people.totalPassengers),
    others: ({ others }) => numberText(others),
    othersDescription: ({ othersDescription }) => othersDescription,
    theNumberOfPersonsOnBoard: (people) => numberText(people.theNumberOfPersonsOnBoard),
  },
  aricraftDetail: {
    altitude: ({ altitude, altitudeUnit }) => measured(altitude, 'altitudeUnit', altitudeUnit),
    speed: ({ speed, speedUnit }) => measured(speed, 'speedUnit', speedUnit),
    weight: ({ weight, weightUnit }) => measured(weight, 'weightUnit', weightUnit),
    flightRule: ({ flightRule }) => codeText('flightRule', flightRule),
    autoPilot: ({ autoPilot }) => codeText('engagement', autoPilot),
    autoThrottle: ({ autoThrottle }) => codeText('engagement', autoThrottle),
    landingGear: ({ landingGear }) => codeText('landingGear', landingGear),
    speedBrake: ({ speedBrake }) => codeText('speedBrake', speedBrake),
    autoBrake: ({ autoBrake }) => codeText('autoBrake', autoBrake),
    flaps: ({ flaps }) => codeText('flaps', flaps),
  },
  environmentDetail: {
    visibility: ({ visibility, visibilityUnit }) => measured(visibility, 'visibilityUnit', visibilityUnit),
    temperature: ({ temperature, temperatureUnit }) => measured(temperature, 'temperatureUnit', temperatureUnit),
    altimeter: ({ altimeter, altimeterUnit }) => measured(altimeter, 'altimeterUnit', altimeterUnit),
    meteorologicalCondition: (air) => codeText('meteorologicalCondition', air.meteorologicalCondition),
    turbulence: ({ turbulence }) => codeText('turbulence', turbulence),
    windDirection: ({ windDirection }) => numberText(windDirection),
    windSpeed: ({ windSpeed }) => numberText(windSpeed),
    checkGust: ({ checkGust }) => yesNo(checkGust),
    gust: ({ gust }) => numberText(gust),
    cloud: ({ cloud }) => codeText('cloud', cloud),
    windShear: ({ windShear }) => codeText('windShear', windShear),
    rain: ({ rain }) => codeText('precipitation', rain),
    snow: ({ snow }) => codeText('precipitation', snow),
    hail: ({ hail }) => codeText('precipitation', hail),
    obscuration: ({ obscuration }) => codeText('obscuration', obscuration),
    runwayUsed: ({ runwayUsed }) => runwayUsed,
    runwayCondition: ({ runwayCondition }) => codeText('runwayCondition', runwayCondition),
  },
  wildlifeBirdStrikeDetail: {
    heightAGL: ({ heightAGL, heightAGLUnit }) => measured(heightAGL, 'heightUnit', heightAGLUnit),
    species: ({ species }) => species,
    unkown: ({ unkown }) => yesNo(unkown),
    numberOfSeen: ({ numberOfSeen }) => codeText('wildlifeNumber', numberOfSeen),
    numberOfStruck: ({ numberOfStruck }) => codeText('wildlifeNumber', numberOfStruck),
    sizeOfWildlifeBird: (strike) => codeText('wildlifeSize', strike.sizeOfWildlifeBird),
    partsOfAircraftStruck: (strike) => codesText('aircraftPart', strike.partsOfAircraftStruck),
    partsOfAircraftStruckRemark: (strike) => strike.partsOfAircraftStruckRemark,
    partsOfAircraftDamaged: (strike) => codesText('aircraftPart', strike.partsOfAircraftDamaged),
    partsOfAircraftDamagedRemark: (strike) => strike.partsOfAircraftDamagedRemark,
  },
  dangerousGoodsDetail: {
    unNumber: ({ unNumber }) => unNumber,
    properShippingName: ({ properShippingName }) => properShippingName,
    dangerousGoodsClass: (goods) => nodeText(dangerousGoods, goods.dangerousGoodsClass),
    dangerousGoodsDivision: (goods) =>
      childText(dangerousGoods, goods.dangerousGoodsClass, goods.dangerousGoodsDivision),
    subsidiaryRiskClass: (goods) => nodeText(dangerousGoods, goods.subsidiaryRiskClass),
    subsidiaryRiskDivision: (goods) =>
      childText(dangerousGoods, goods.subsidiaryRiskClass, goods.subsidiaryRiskDivision),
    packingGroup: ({ packingGroup }) => codeText('packingGroup', packingGroup),
    packagingSpecificaionCode: (goods) => goods.packagingSpecificaionCode,
    quantity: ({ quantity }) => numberText(quantity),
    nameOfConsignor: ({ nameOfConsignor }) => nameOfConsignor,
    nameOfConsignee: ({ nameOfConsignee }) => nameOfConsignee,
    referenceNumber: ({ referenceNumber }) => referenceNumber,
    referenceNumberType: (goods) => codeText('referenceNumberType', goods.referenceNumberType),
    referenceNumberTypeRemark: (goods) => goods.referenceNumberTypeRemark,
    phaseOfTransport: ({ phaseOfTransport }) => codeText('phaseOfTransport', phaseOfTransport),
  },
};

export type SectionFact = { field: string; text: string };

/** What a section says, field by field; what is empty is left out. */
export const sectionFacts = <S extends SectionName>(name: S, section: Report[S]): SectionFact[] => {
  if (section === null) return [];
  return Object.entries<((section: Filled<S>) => string | null) | undefined>(shown[name]).flatMap(([field, textOf]) => {
    const text = textOf?.(section as Filled<S>);
    return text ? [{ field, text }] : [];
  });
};
