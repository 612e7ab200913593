import type { SectionName } from '@portal/contract/safety';

/** A field of a section in the layout. */
export type LayoutField = {
  name: string;
  /** The number of its columns of six; three by default. */
  span?: 2 | 4 | 6;
  /** What happens while it does not apply: it is hidden, or disabled. */
  without?: 'hidden' | 'disabled';
};

const third = (name: string): LayoutField => ({ name, span: 2 });
const half = (name: string): LayoutField => ({ name });
const whole = (name: string): LayoutField => ({ name, span: 6 });
const hidden = (placed: LayoutField): LayoutField => ({ ...placed, without: 'hidden' });
const disabled = (placed: LayoutField): LayoutField => ({ ...placed, without: 'disabled' });

/** The fields of each section in their order; units and zones are next to the field they belong to. */
export const layout: Readonly<Record<SectionName, readonly LayoutField[]>> = {
  flightDetail: [
    whole('flightDate'),
    third('flightNo'),
    third('registrationNo'),
    third('aircraftType'),
    half('routeFrom'),
    half('routeTo'),
    half('diversion'),
    disabled(half('diversionActualDestination')),
    whole('flightPhase'),
  ],
  tcasraDetail: [
    whole('acLocationLocation'),
    third('acLocationHeading'),
    third('acLocationBehind'),
    half('advisoryTypeLevel1'),
    half('advisoryTypeLevel2'),
    whole('acInfomationOnOther'),
    third('avoidingActionTaken'),
    hidden(third('raFollowed')),
    third('reportedToATC'),
  ],
  personnelDetail: [
    third('pic'),
    third('fo'),
    third('pur'),
    third('totalFlightCrew'),
    third('totalCabinCrew'),
    third('totalPassengers'),
    third('others'),
    third('othersDescription'),
    third('theNumberOfPersonsOnBoard'),
  ],
  aricraftDetail: [
    half('altitude'),
    half('speed'),
    half('weight'),
    half('flightRule'),
    half('autoPilot'),
    half('autoThrottle'),
    half('landingGear'),
    half('speedBrake'),
    half('autoBrake'),
    half('flaps'),
  ],
  environmentDetail: [
    half('visibility'),
    half('temperature'),
    half('altimeter'),
    half('meteorologicalCondition'),
    half('windDirection'),
    half('windSpeed'),
    half('checkGust'),
    disabled(half('gust')),
    half('turbulence'),
    half('windShear'),
    half('cloud'),
    half('obscuration'),
    half('rain'),
    half('snow'),
    half('hail'),
    half('runwayUsed'),
    whole('runwayCondition'),
  ],
  wildlifeBirdStrikeDetail: [
    half('heightAGL'),
    half('sizeOfWildlifeBird'),
    half('species'),
    half('unkown'),
    half('numberOfSeen'),
    half('numberOfStruck'),
    whole('partsOfAircraftStruck'),
    hidden(whole('partsOfAircraftStruckRemark')),
    whole('partsOfAircraftDamaged'),
    hidden(whole('partsOfAircraftDamagedRemark')),
  ],
  dangerousGoodsDetail: [
    third('unNumber'),
    { name: 'properShippingName', span: 4 },
    half('dangerousGoodsClass'),
    half('dangerousGoodsDivision'),
    half('subsidiaryRiskClass'),
    half('subsidiaryRiskDivision'),
    half('quantity'),
    half('packagingSpecificaionCode'),
    whole('packingGroup'),
    half('nameOfConsignor'),
    half('nameOfConsignee'),
    half('referenceNumber'),
    half('referenceNumberType'),
    hidden(whole('referenceNumberTypeRemark')),
    whole('phaseOfTransport'),
  ],
};

/** The sections of a report in the order of the screen, first the one that its kind is about (rules/safety.md#sections). */
export const sectionOrder: readonly SectionName[] = [
  'tcasraDetail',
  'wildlifeBirdStrikeDetail',
  'dangerousGoodsDetail',
  'flightDetail',
  'personnelDetail',
  'aricraftDetail',
  'environmentDetail',
];

/** Fields of the report itself, in their order. */
export const ownFields = [
  'isConfidential',
  'requestFeedback',
  'mandatoryReportType',
  'reportedEventType',
  'fieldLevel1',
  'fieldLevel2',
  'eventDate',
  'location',
  'subject',
  'description',
  'files',
] as const;
