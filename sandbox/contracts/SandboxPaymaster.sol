// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PackedUserOperation} from "./PackedUserOperation.sol";

/// Pays the gas of every operation (ERC-4337). Gas in the sandbox is free.
contract SandboxPaymaster {
    function validatePaymasterUserOp(PackedUserOperation calldata, bytes32, uint256)
        external
        pure
        returns (bytes memory context, uint256 validationData)
    {
        return ("", 0);
    }
}
