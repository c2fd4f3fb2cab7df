import type { AppDispatch } from '../../api/environment';
import { aboutApi } from './aboutApi';
import { commentsApi } from './commentsApi';
import { commonApi } from './commonApi';
import { driverPageApi } from './driverPageApi';
import { shipperPageApi } from './shipperPageApi';

type Fetch = (dispatch: AppDispatch) => Promise<unknown>;

const { about, homeFiles } = aboutApi.endpoints;
const common = commonApi.endpoints;
const shipper = shipperPageApi.endpoints;

/** The calls behind each public page, for the first render on the server. A page's sections make the same ones. */
export const pageContent: Record<'home' | 'drivers' | 'shippers', readonly Fetch[]> = {
  home: [
    (dispatch) => dispatch(about.initiate()),
    (dispatch) => dispatch(homeFiles.initiate()),
    (dispatch) => dispatch(common.reasons.initiate()),
    (dispatch) => dispatch(common.companies.initiate()),
    (dispatch) => dispatch(common.reliableSolutions.initiate()),
    (dispatch) => dispatch(common.locations.initiate()),
    (dispatch) => dispatch(common.locationsText.initiate()),
    (dispatch) => dispatch(common.services.initiate()),
    (dispatch) => dispatch(commentsApi.endpoints.comments.initiate()),
  ],
  drivers: [
    (dispatch) => dispatch(driverPageApi.endpoints.driverPage.initiate()),
    (dispatch) => dispatch(common.opportunities.initiate()),
    (dispatch) => dispatch(common.reasons.initiate()),
    (dispatch) => dispatch(common.howWorking.initiate()),
  ],
  shippers: [
    (dispatch) => dispatch(shipper.shipperPage.initiate()),
    (dispatch) => dispatch(common.reasons.initiate()),
    (dispatch) => dispatch(shipper.reasonsToChoose.initiate()),
    (dispatch) => dispatch(shipper.secondReasons.initiate()),
    (dispatch) => dispatch(shipper.thirdReasons.initiate()),
  ],
};
