import { branch, leaf } from './catalogue-tree.ts';

/** Classes and divisions of dangerous goods; the id of a division is ten times its class plus its number. */
export const dangerousGoods = [
  branch(1, '제1급 화약류', 'Class 1 Explosives', [
    leaf(11, '1.1 대폭발위험', '1.1 Mass explosion hazard'),
    leaf(12, '1.2 분사(비산)위험', '1.2 Projection hazard'),
    leaf(13, '1.3 화재·약한 폭발/분사위험', '1.3 Fire with minor blast or projection hazard'),
    leaf(14, '1.4 경미한 위험', '1.4 No significant hazard'),
    leaf(15, '1.5 매우 둔감, 대폭발', '1.5 Very insensitive, mass explosion hazard'),
    leaf(16, '1.6 극히 둔감한 물품', '1.6 Extremely insensitive articles'),
  ]),
  branch(2, '제2급 가스', 'Class 2 Gases', [
    leaf(21, '2.1 인화성 가스', '2.1 Flammable gas'),
    leaf(22, '2.2 비인화성·비독성 가스', '2.2 Non-flammable, non-toxic gas'),
    leaf(23, '2.3 독성 가스', '2.3 Toxic gas'),
  ]),
  leaf(3, '제3급 인화성 액체', 'Class 3 Flammable liquid'),
  branch(4, '제4급 가연성 물질', 'Class 4 Flammable solids', [
    leaf(41, '4.1 가연성(인화성) 고체', '4.1 Flammable solid, self-reactive'),
    leaf(42, '4.2 자연발화성 물질', '4.2 Spontaneously combustible'),
    leaf(43, '4.3 물반응성(금수성) 물질', '4.3 Dangerous when wet'),
  ]),
  branch(5, '제5급 산화성 물질', 'Class 5 Oxidisers and peroxides', [
    leaf(51, '5.1 산화성 물질', '5.1 Oxidiser'),
    leaf(52, '5.2 유기과산화물', '5.2 Organic peroxide'),
  ]),
  branch(6, '제6급 독성·전염성 물질', 'Class 6 Toxic and infectious substances', [
    leaf(61, '6.1 독성 물질', '6.1 Toxic substance'),
    leaf(62, '6.2 전염성(병독성) 물질', '6.2 Infectious substance'),
  ]),
  leaf(7, '제7급 방사성 물질', 'Class 7 Radioactive material'),
  leaf(8, '제8급 부식성 물질', 'Class 8 Corrosive'),
  leaf(9, '제9급 유해성 물질(리튬배터리 포함)', 'Class 9 Miscellaneous, incl. lithium batteries'),
];
